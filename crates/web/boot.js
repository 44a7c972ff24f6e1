// Starts the page. A file of its own, because the content security policy allows no script inside index.html.
const size = "size of stolik.wasm";
const opening = document.getElementById("opening");
const progress = opening?.querySelector("progress");

// How much has come, while something is shown that tells it. What is kept in the browser is there at once, and what is read
// twice the browser compiles anew each time.
const tell = async response => {
  if (!progress || !Number(size) || navigator.serviceWorker?.controller) return;
  let come = 0;
  progress.max = Number(size);
  for (const reader = response.clone().body.getReader(); ;) {
    const { done, value } = await reader.read();
    if (done) return;
    progress.value = come += value.length;
  }
};

// The sentences of the language that opening.js has found out. The program takes them from the document.
const bring_sentences = async () => {
  const lang = document.documentElement.lang;
  const answer = await fetch(document.querySelector(`meta[name="stolik-sentences-${lang}"]`).content);
  if (!answer.ok) throw new Error(`no sentences: ${answer.status}`);
  const sentences = Object.assign(document.createElement("script"), { id: "sentences", type: "text/plain", lang });
  sentences.textContent = await answer.text();
  document.head.append(sentences);
};

try {
  const fetched = fetch(new URL("./stolik.wasm", import.meta.url));
  fetched.then(tell).catch(() => {});
  const [{ default: init }] = await Promise.all([import("./stolik.js"), bring_sentences()]);
  await init({ module_or_path: fetched });
  opening?.remove();
} catch (error) {
  const loading = opening?.querySelector(".loading");
  if (loading?.isConnected) {
    progress.remove();
    const again = document.createElement("a");
    again.href = location.href;
    const is_polish = document.documentElement.lang === "pl";
    again.textContent = is_polish ? "Wczytaj stronę jeszcze raz" : "Load the page again";
    loading.textContent = is_polish ? "Strony nie udało się wczytać. " : "The page could not be loaded. ";
    loading.append(again);
  }
  throw error;
}
