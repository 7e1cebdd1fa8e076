import type { Locale } from '../shared/locale.ts';

/** Fills a sentence's `{placeholders}`. A placeholder without a value stays visible. The renderer escapes the values. */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : placeholder,
  );
}

/** Returns a number format. Spanish numbers follow American usage, as prices do: 1,200.5. */
export function numberFormat(locale: Locale, options?: Intl.NumberFormatOptions): Intl.NumberFormat {
  return new Intl.NumberFormat(locale === 'es' ? 'es-419' : locale, options);
}

interface Counting {
  rules: Intl.PluralRules;
  digits: Intl.NumberFormat;
}

/** Creating a formatter takes a thousand times as long as using it, and a count can change with every key. */
const countings = new Map<Locale, Counting>();

function countingIn(locale: Locale): Counting {
  const known = countings.get(locale);
  if (known) return known;
  const made = { rules: new Intl.PluralRules(locale), digits: numberFormat(locale) };
  countings.set(locale, made);
  return made;
}

/** Returns the form of a sentence for a count, with `{count}` filled in. */
export function plural(
  locale: Locale,
  forms: Readonly<{ one: string; other: string }>,
  count: number,
): string {
  const { rules, digits } = countingIn(locale);
  const form = rules.select(count) === 'one' ? forms.one : forms.other;
  return fill(form, { count: digits.format(count) });
}

/** Fills in a sentence. If it doesn't contain `{count}` and the count isn't 1, wraps its first sentence in `times`. */
export function fillTimes(text: string, times: string, values: { what: string; count: number }): string {
  if (values.count === 1 || text.includes('{count}')) return fill(text, values);
  const [, change = '', rest = ''] = /^(.*?)((?:\.(?: .*)?)?)$/.exec(text) ?? [];
  return fill(fill(times, { change }) + rest, values);
}
