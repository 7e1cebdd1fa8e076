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

interface Counting {
  rules: Intl.PluralRules;
  digits: Intl.NumberFormat;
}

/** To make these takes the time of a thousand uses, and a count can change with every key. */
const countings = new Map<Locale, Counting>();

function countingIn(locale: Locale): Counting {
  const known = countings.get(locale);
  if (known) return known;
  const made = { rules: new Intl.PluralRules(locale), digits: new Intl.NumberFormat(locale) };
  countings.set(locale, made);
  return made;
}

/** The form of a sentence that goes with a count, `{count}` filled in the language's own digits. */
export function plural(
  locale: Locale,
  forms: Readonly<{ one: string; other: string }>,
  count: number,
): string {
  const { rules, digits } = countingIn(locale);
  const form = rules.select(count) === 'one' ? forms.one : forms.other;
  return fill(form, { count: digits.format(count) });
}
