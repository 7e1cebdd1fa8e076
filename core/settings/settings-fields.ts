import type { LeavingField } from '../../shared/guard/guarded-name.ts';

/** The two parts of a mail address: no prose, although they look like it. */
const addressParts = new Set(['email_user', 'email_domain']);

/** Every text of some settings, by the setting's name: what pages show of them, and where they lead. */
export function settingsFields(patch: Readonly<Record<string, unknown>>): LeavingField[] {
  return Object.entries(patch).flatMap(([key, value]) => textsOf(value, key));
}

function textsOf(value: unknown, of: string): LeavingField[] {
  if (typeof value === 'string') {
    const isAddress = addressParts.has(of) || /^(https?:|mailto:|\/)\S*$/i.test(value);
    return value ? [{ field: 'text', value, form: isAddress ? 'address' : 'prose', of }] : [];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap((part) => textsOf(part, of));
}
