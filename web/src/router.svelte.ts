// Which page is shown. Going from one to another needs no reload.

export const place = $state({ path: location.pathname, hash: location.hash });

export function go(path: string): void {
  history.pushState(null, "", path);
  place.path = location.pathname;
  place.hash = location.hash;
  scrollTo(0, 0);
}

export function forgetHash(): void {
  history.replaceState(history.state, "", location.pathname);
  place.hash = "";
}

addEventListener("popstate", () => {
  place.path = location.pathname;
  place.hash = location.hash;
});

/** For links of our own: follow them here, unless a new tab was asked for. */
export function follow(event: MouseEvent): void {
  const link = event.currentTarget as HTMLAnchorElement;
  if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return;
  event.preventDefault();
  go(link.getAttribute("href") ?? "/");
}
