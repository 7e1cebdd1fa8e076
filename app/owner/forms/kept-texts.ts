/** What the keys begin with under which this browser keeps text that was typed and not saved. */
const prefixes = ['compose_draft:', 'content_draft:', 'settings_draft:'];

type TextStorage = Pick<Storage, 'key' | 'length' | 'removeItem'>;

/** How many texts this browser keeps that were not saved; 0 where it keeps nothing. */
export function countKeptTexts(storage: () => TextStorage): number {
  return keptKeys(storage).length;
}

/** Throws them all away. */
export function removeKeptTexts(storage: () => TextStorage): void {
  for (const key of keptKeys(storage)) storage().removeItem(key);
}

function keptKeys(storage: () => TextStorage): string[] {
  try {
    const kept = storage();
    const keys = Array.from({ length: kept.length }, (_, index) => kept.key(index) ?? '');
    return keys.filter((key) => prefixes.some((prefix) => key.startsWith(prefix)));
  } catch {
    // Storage is shut off: nothing is kept.
    return [];
  }
}
