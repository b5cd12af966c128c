/** Say in the browser's own places what this page is: its title, and what search engines and link previews show. */
export function head(title: string, description: string): void {
  document.title = title;
  document.querySelector('meta[name="description"]')?.setAttribute("content", description);
}
