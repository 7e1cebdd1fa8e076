/** Text that was typed and not saved, kept in the browser under a key of its place. */
export interface LocalText<Values> {
  values: Values;
  /** ISO 8601 timestamp of the last key. */
  at: string;
}

/** Keeps what is typed; false when the browser does not let us. */
export function keepText(key: string, values: Readonly<Record<string, string>>): boolean {
  try {
    localStorage.setItem(key, JSON.stringify({ values, at: new Date().toISOString() }));
    return true;
  } catch {
    return false;
  }
}

export function forgetText(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // What could not be kept need not be forgotten.
  }
}

/** The kept text of a place, where `differs` says that it is not what is saved there. */
export function findText<Values>(
  key: string,
  differs: (values: Values) => boolean,
): LocalText<Values> | undefined {
  try {
    const kept = JSON.parse(localStorage.getItem(key) ?? 'null') as LocalText<Values> | null;
    return kept?.values && differs(kept.values) ? kept : undefined;
  } catch {
    return undefined;
  }
}
