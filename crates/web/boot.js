// Starts the page. A file of its own, because the content security policy allows no script inside index.html.
import init from "./stolik.js";

await init({ module_or_path: new URL("./stolik.wasm", import.meta.url) });
