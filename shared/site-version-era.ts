/** A change that takes something down begins the next era of versions; any other goes on in its own. */
export const versionsOfOneEra = 1000;

/** Whether nothing was taken down between two versions of the site, the second no older than the first. */
export function isSameEra(before: number, version: number): boolean {
  return (
    before <= version && Math.floor(before / versionsOfOneEra) === Math.floor(version / versionsOfOneEra)
  );
}
