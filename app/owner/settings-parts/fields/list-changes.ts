interface Named {
  key: string;
}

/** The list with one of its entries moved by one place; as it was where there is no such place. */
export function moved<Entry>(entries: readonly Entry[], index: number, by: -1 | 1): Entry[] {
  const changed = [...entries];
  const [entry, other] = [changed[index], changed[index + by]];
  if (entry === undefined || other === undefined) return changed;
  changed[index] = other;
  changed[index + by] = entry;
  return changed;
}

export function without<Entry extends Named>(entries: readonly Entry[], key: string): Entry[] {
  return entries.filter((entry) => entry.key !== key);
}

/** The list with an entry put back where it was, or at the end of a list that is shorter by now. */
export function inserted<Entry>(entries: readonly Entry[], index: number, entry: Entry): Entry[] {
  return entries.toSpliced(index, 0, entry);
}

/** The list with some fields of one entry changed. */
export function replaced<Entry extends Named>(
  entries: readonly Entry[],
  key: string,
  part: Partial<Entry>,
): Entry[] {
  return entries.map((entry) => (entry.key === key ? { ...entry, ...part } : entry));
}
