// Stands in for the program that looks back while `cargo xtask play` is still building it, and opens it as soon as it is there.
export default async function init() {
  const notice = document.createElement("main");
  notice.className = "later";
  notice.setAttribute("role", "status");
  for (const [language, words] of [
    ["pl", "Ta część strony jeszcze się buduje. Poczekaj chwilę, otworzy się sama."],
    ["en", "This part of the page is still being built. Wait a moment, it will open by itself."],
  ]) {
    const line = document.createElement("p");
    line.lang = language;
    line.textContent = words;
    notice.append(line);
  }
  document.body.append(notice);

  // A page that is built anew has other scripts: they are named by their content.
  const script = new URL(document.querySelector("script[type=module]").src).pathname;
  for (;;) {
    await new Promise(done => setTimeout(done, 1000));
    const page = await fetch("/", { cache: "no-store" }).then(answer => answer.ok ? answer.text() : null, () => null);
    if (page !== null && !page.includes(script)) return location.reload();
  }
}
