// What is seen before the program is there: the name, the board's ground, and what is loading. It runs while the page is read,
// so that the first picture has it, in the person's language and for the address that is opened.
{
  const kept = (() => { try { return localStorage.getItem("stolik.page") ?? ""; } catch { return ""; } })();
  const set = name => kept.split(" ").find(part => part.startsWith(name + "="))?.slice(name.length + 1);
  const spoken = set("language") ?? navigator.languages.map(tag => tag.split("-")[0].toLowerCase()).find(tag => ["pl", "en"].includes(tag)) ?? "en";
  const root = document.documentElement;
  root.lang = spoken;
  if (["light", "dark"].includes(set("theme"))) root.dataset.theme = set("theme");
  if (set("coordinates") === "no") root.dataset.coordinates = "none";

  // Each game by the ground of its board: how wide it is for its height, and how many fields stand in a row.
  const games = {
    "warcaby": ["Warcaby", 1, 8], "multiwarcaby": ["Multiwarcaby", 1, 9], "battle-royale": ["Warcaby Battle Royale", 1, 11],
    "medh-kuu-lash": ["Medh Kuu Lash", 1.8], "szachowa-bitwa": ["Szachowa Bitwa", 1], "wojna": ["Wojna", 1],
  };
  const [, place, of] = location.pathname.split("/");
  const asked = new URLSearchParams(location.search).get("game");
  const is_table = place === "game" || place === "table" || (!place && asked !== null);
  const id = asked ?? of;
  const [name, ratio, fields] = games[id] ?? ["Stolik", 1];
  if (name !== "Stolik") document.title = `${name} · Stolik`;

  const make = (tag, classes, ...children) => {
    const made = document.createElement(tag);
    made.className = classes;
    made.append(...children);
    return made;
  };
  const loading = make("p", "loading", spoken === "pl" ? "Rozkładamy stół…" : "Setting the table…");
  loading.setAttribute("role", "status");
  const progress = document.createElement("progress");
  progress.setAttribute("aria-label", loading.textContent);
  const bar = make("header", "bar", make("h1", "booting-name", name));
  const opening = make("div", is_table ? "play game-page booting" : "page booting", bar);
  opening.id = "opening";
  if (is_table) {
    const ground = make("div", `ground ${fields ? "checked" : id === "wojna" ? "grass" : ""}`);
    const board = make("div", "board sq", ground);
    board.style.setProperty("--ratio", ratio);
    if (fields) ground.style.setProperty("--fields", fields);
    const panel = make("div", "panel", make("div", "plates", make("div", "plate"), make("div", "plate")), make("div", "col-a stack", loading, progress));
    opening.append(make("div", "tablewrap", make("section", "stage", board), panel));
  } else {
    // The row of places, empty: what comes below it must not jump.
    bar.append(make("nav", "", make("a", "", "\u00a0")));
    opening.append(make("div", "wrap stack", loading, progress));
  }
  document.body.append(opening);
}
