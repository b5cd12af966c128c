/* global FOX, WORDS */
// Says that the house is closed, where the browser would only say that it cannot connect. It keeps nothing: every page
// comes from the house, and so none is ever old. The build puts WORDS and FOX before this.

addEventListener("install", () => skipWaiting());
// The request for a page need not wait until this has woken up.
addEventListener("activate", (event) => event.waitUntil(registration.navigationPreload?.enable()));
addEventListener("fetch", (event) => {
  if (event.request.mode === "navigate") event.respondWith(fromTheHouse(event));
});

async function fromTheHouse(event) {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request));
  } catch {
    const headers = { "content-type": "text/html; charset=utf-8", "cache-control": "no-store", refresh: "5" };
    return new Response(closed(), { status: 503, headers });
  }
}

function closed() {
  const wanted = navigator.languages.map((tag) => tag.toLowerCase().split("-")[0]);
  const language = wanted.find((each) => each in WORDS) ?? "en";
  const { title, text } = WORDS[language];
  return `<!doctype html>
<html lang="${language}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <title>${title} · Foxden</title>
    <style>
      body {
        margin: 0; min-height: 100dvh; display: grid; place-content: center; justify-items: center; gap: 1rem;
        padding: 1.5rem; box-sizing: border-box; text-align: center; font: 1.1rem/1.5 system-ui, sans-serif;
        background: light-dark(#fbf6ec, #151c18); color: light-dark(#2a2018, #f3ecdf);
      }
      svg { width: 7rem; filter: grayscale(0.6); }
      h1 { margin: 0; font-size: 1.8rem; }
      p { margin: 0; max-width: 30rem; }
    </style>
  </head>
  <body>
    <svg viewBox="0 0 32 32" aria-hidden="true">${FOX}</svg>
    <main><h1>${title}</h1><p>${text}</p></main>
  </body>
</html>`;
}
