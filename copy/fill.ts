import type { Locale } from '../shared/locale.ts';

/**
 * Puts values into a sentence's `{placeholders}`. A placeholder without a value stays as it is, so that a
 * missing one is seen. Values are text: escaping is the renderer's.
 */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : placeholder,
  );
}

/** The form of a sentence that goes with a count, `{count}` filled in the language's own digits. */
export function plural(
  locale: Locale,
  forms: Readonly<{ one: string; other: string }>,
  count: number,
): string {
  const form = new Intl.PluralRules(locale).select(count) === 'one' ? forms.one : forms.other;
  return fill(form, { count: new Intl.NumberFormat(locale).format(count) });
}
