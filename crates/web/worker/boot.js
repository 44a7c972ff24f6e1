// Starts the worker in which bots think. A file of its own, because a worker has no page to say what it runs.
import init from "./thinker.js";

await init({ module_or_path: new URL("./thinker.wasm", import.meta.url) });
