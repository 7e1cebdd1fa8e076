/** Now, or the next millisecond after the last save (ISO 8601): two saves never bear the same time. */
export function later(now: Date, last: string): string {
  return new Date(Math.max(now.getTime(), Date.parse(last) + 1)).toISOString();
}
