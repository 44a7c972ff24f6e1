// Starts the page. A file of its own, because the content security policy allows no script inside index.html.
// Looking back and making positions is a program of its own, so that nobody who wants to play has to fetch it.
const study = /^\/(study|dice|editor)(\/|$)/.test(location.pathname);
const wasm = fetch(new URL(study ? "./study.wasm" : "./stolik.wasm", import.meta.url));
const { default: init } = await import(study ? "./study.js" : "./stolik.js");

await init({ module_or_path: wasm });
