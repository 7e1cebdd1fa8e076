/** Places in a list as the API reads them: `1-24,26`. */
export function placeRanges(places: readonly number[]): string {
  const ranges: [first: number, last: number][] = [];
  for (const place of [...places].sort((a, b) => a - b)) {
    const range = ranges.at(-1);
    if (range && place <= range[1] + 1) range[1] = place;
    else ranges.push([place, place]);
  }
  return ranges.map(([first, last]) => (first === last ? first : `${first}-${last}`)).join(',');
}
