import type { SettingsForm } from './settings-form.ts';

/** Fields that were typed in and not saved. */
export type Changes = Partial<SettingsForm>;

function storageKey(section: string): string {
  return `settings_draft:${section}`;
}

/** Keeps what was typed in a section in this browser, or forgets it when there is nothing. */
export function keepChanges(section: string, changes: Changes): void {
  try {
    if (Object.keys(changes).length === 0) localStorage.removeItem(storageKey(section));
    else localStorage.setItem(storageKey(section), JSON.stringify(changes));
  } catch {
    // Storage is shut off: the page itself still holds what was typed.
  }
}

/** What was kept of a section's `names`; nothing where storage is shut off or holds something else. */
export function findChanges(section: string, names: readonly (keyof SettingsForm)[]): Changes {
  try {
    const kept = JSON.parse(localStorage.getItem(storageKey(section)) ?? '{}') as Changes;
    return Object.fromEntries(names.flatMap((name) => (name in kept ? [[name, kept[name]]] : [])));
  } catch {
    return {};
  }
}
