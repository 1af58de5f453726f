// Search through the whole book, also from a folder: each page's words are a
// script of their own (search/PAGE.js), loaded when the search is first opened.
"use strict";

(function () {
  const pages = [...document.querySelectorAll(".contents > ol > li > a")].map((link) => ({
    name: link.getAttribute("href").replace(/\.html$/, ""),
    title: link.textContent.trim(),
  }));
  const sections = [];
  let missing = pages.length;

  const dialog = document.createElement("dialog");
  dialog.className = "search";
  dialog.setAttribute("aria-label", "Search the book");
  dialog.innerHTML = `<form method="dialog" role="search">
    <label for="query">Search the book</label>
    <input type="search" id="query" autocomplete="off" spellcheck="false">
    <button>Close</button></form>
    <p role="status"></p><ol></ol>
    <p class="keys"><label><input type="checkbox"> the key <kbd>/</kbd> opens the search</label></p>`;
  document.body.append(dialog);
  const query = dialog.querySelector("#query");
  const status = dialog.querySelector("[role=status]");
  const list = dialog.querySelector("ol");

  // A key of one character may be in the way of those who steer by voice or
  // with a screen reader, and so it can be turned off.
  const key = dialog.querySelector("[type=checkbox]");
  key.checked = bookKey.isOn();
  key.addEventListener("change", () => bookKey.set(key.checked));

  window.found = (page, parts) => {
    const title = pages.find((p) => p.name === page).title;
    for (const [id, heading, text] of parts) {
      sections.push({page, id, title, heading, text,
        low: text.toLowerCase(), lowHeading: heading.toLowerCase()});
    }
    missing--;
    show();
  };
  for (const page of pages) {
    const script = document.createElement("script");
    script.src = `search/${page.name}.js`;
    document.head.append(script);
  }

  // Sections that have all words; those with a word in the heading first, and
  // then those where the words stand side by side.
  function matches(words) {
    const order = pages.map((p) => p.name);
    return sections.filter((s) =>
      words.every((w) => s.low.includes(w) || s.lowHeading.includes(w)))
      .map((s, i) => ({...s, i, worth: words.filter((w) => s.lowHeading.includes(w)).length
        + s.low.includes(words.join(" ")) / 2}))
      .sort((a, b) => b.worth - a.worth || order.indexOf(a.page) - order.indexOf(b.page) || a.i - b.i);
  }

  // The words around the first match, with all matches marked.
  function excerpt(section, words) {
    const at = [words.join(" "), ...words].map((w) => section.low.indexOf(w)).find((i) => i >= 0) ?? 0;
    const start = at < 50 ? 0 : section.text.indexOf(" ", at - 50) + 1;
    return marked(section.text.slice(start, start + 160), words);
  }
  function marked(text, words) {
    const parts = document.createElement("span");
    const low = text.toLowerCase();
    for (let i = 0; i < text.length;) {
      const hits = words.map((w) => [low.indexOf(w, i), w]).filter(([at]) => at >= 0)
        .sort((a, b) => a[0] - b[0] || b[1].length - a[1].length);
      const [at, word] = hits[0] || [text.length, ""];
      parts.append(text.slice(i, at));
      if (word) {
        const mark = document.createElement("mark");
        mark.textContent = text.slice(at, at + word.length);
        parts.append(mark);
      }
      i = at + (word.length || 1);
    }
    return parts;
  }

  const MOST = 40;
  function show() {
    const words = query.value.toLowerCase().split(/\s+/).filter(Boolean);
    list.textContent = "";
    if (missing > 0) return void (status.textContent = "Loading …");
    if (words.length === 0) return void (status.textContent = "");
    const hits = matches(words);
    status.textContent = hits.length === 0 ? "Nothing found"
      : hits.length === 1 ? "One place" : `${hits.length} places`
        + (hits.length > MOST ? `, the first ${MOST} shown` : "");
    for (const hit of hits.slice(0, MOST)) {
      const link = document.createElement("a");
      link.href = `${hit.page}.html#${hit.id}`;
      link.append(marked(hit.heading, words));
      const where = document.createElement("small");
      where.textContent = hit.title === hit.heading ? "" : hit.title;
      const item = document.createElement("li");
      item.append(link, " ", where, excerpt(hit, words));
      list.append(item);
    }
  }
  query.addEventListener("input", show);
  query.addEventListener("keydown", (event) => {
    if (event.key !== "Enter") return;
    event.preventDefault();
    list.querySelector("a")?.click();
  });
  list.addEventListener("click", (event) => { if (event.target.closest("a")) dialog.close(); });

  window.openSearch = () => {
    dialog.showModal();
    query.select();
    show();
  };
  openSearch();
})();
