/** A place of the page, as `#note`, by the name that Word has for it. */
export function placeName(address: string): string {
  return address === '#' ? '_top' : address.slice(1);
}

/** The place that is named so; '' for what Word itself has marked: headings, notes and what is pointed at. */
export function placeAddress(name: string): string {
  if (name === '_top') return '#';
  return name === '' || /^_(?:Toc|Ref|Hlk)\d/.test(name) ? '' : `#${name}`;
}
