type Range = readonly [first: number, last: number];

/** A question after places in a list, counted from 1, of what names them: `1-24,26,30-5000`. */
export function readPlaces(text: string): (place: number) => boolean {
  const ranges = text.split(',').map((part): Range => {
    const [first = 0, last = first] = part.split('-').map(Number);
    return [first, last];
  });
  return (place) => ranges.some(([first, last]) => place >= first && place <= last);
}
