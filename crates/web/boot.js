// Starts the page. A file of its own, because the content security policy allows no script inside index.html.
// Looking back and making positions is a program of its own, so that nobody who wants to play has to fetch it.
const study = /^\/(study|dice|editor)(\/|$)/.test(location.pathname);
const [wasm, size] = study ? ["./study.wasm", "size of study.wasm"] : ["./stolik.wasm", "size of stolik.wasm"];
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

try {
  const fetched = fetch(new URL(wasm, import.meta.url));
  fetched.then(tell).catch(() => {});
  const { default: init } = await import(study ? "./study.js" : "./stolik.js");
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
