/**
 * The headings before a text's first `h2` a level higher: its page goes from `h1` to `h2` then, whichever of its two levels the
 * writer began with. Relies on the one way in which the sanitiser writes tags.
 */
export function raiseHeadings(html: string): string {
  const first = html.indexOf('<h2');
  const end = first === -1 ? html.length : first;
  return html.slice(0, end).replaceAll(/<(\/?)h3(?=[ >])/g, '<$1h2') + html.slice(end);
}
