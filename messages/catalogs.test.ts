import { expect, test } from 'vitest';
import { catalogs } from './catalogs.ts';
import { fill, plural } from './fill.ts';
import { nameKinds } from './name-kinds.ts';

/** Returns every message with its key path, such as `blog.count.one`. */
function leaves(branch: object, path = ''): [key: string, text: string][] {
  return Object.entries(branch).flatMap(([key, value]) =>
    typeof value === 'string' ? [[`${path}${key}`, value]] : leaves(value, `${path}${key}.`),
  );
}

const english = new Map(leaves(catalogs.en));
const spanish = new Map(leaves(catalogs.es));

function placeholders(text: string | undefined): string[] {
  return [...new Set(text?.match(/\{\w+\}/g))].sort();
}

test('English and Spanish have the same message keys', () => {
  expect([...spanish.keys()].sort()).toEqual([...english.keys()].sort());
});

test('no message is empty in either language', () => {
  const empty = [...english, ...spanish].filter(([, text]) => text.trim() === '');
  expect(empty).toEqual([]);
});

test.each([...english])('%s has the same placeholders in English and Spanish', (key, text) => {
  expect(placeholders(spanish.get(key))).toEqual(placeholders(text));
});

test('messages quoted in docs/specification.md (parts 1, 2, 5 and 8) are used verbatim', () => {
  const { catalog } = catalogs.en.errors;
  expect(catalogs.en.shell.footer.tagline).toBe('Executive ghostwriting for leaders who move markets.');
  expect(catalogs.en.shell.cta).toBe('Book a Consultation');
  expect(catalogs.en.errorPage.heading).toBe('Unexpected Application Error!');
  expect(catalogs.en.blog.count.other).toBe('Showing {count} posts');
  expect(catalog.fetch).toBe('Failed to load ({status})');
  expect(catalog.compose_required).toBe('Title and body are required');
  expect(catalog.compose_save).toBe('Failed to save or update ({status}): {response_text}');
  expect(catalog.auth_locked_compose).toBe('Access blocked for 120 minutes due to too many failed attempts.');
  expect(catalogs.en.errors.confirm.delete_editor).toBe('Delete this post? This cannot be undone.');
});

test('Spanish messages use « » as quotation marks and a no-break space before %', () => {
  const wrong = [...spanish].filter(([, text]) => /[“”]|\d %|\d%/.test(text));
  expect(wrong).toEqual([]);
});

test('fills a placeholder every time it occurs in a message', () => {
  expect(fill('{a} and {b} and {a}', { a: 'x', b: 2 })).toBe('x and 2 and x');
});

test('leaves a placeholder in the message if it has no value', () => {
  expect(fill('Hello {name}', {})).toBe('Hello {name}');
});

test('inserts braces, dollar signs and backslashes in values literally', () => {
  expect(fill('“{title}”', { title: '{brand} $& $1 \\n' })).toBe('“{brand} $& $1 \\n”');
});

test('leaves a placeholder unfilled if it is named after an inherited property', () => {
  expect(fill('{constructor}', {})).toBe('{constructor}');
});

const forms = { one: '{count} post', other: '{count} posts' };

test.each([
  [0, '0 posts'],
  [1, '1 post'],
  [2, '2 posts'],
  [1941, '1,941 posts'],
])('formats a count of %i in English as "%s"', (count, text) => {
  expect(plural('en', forms, count)).toBe(text);
});

test('Spanish uses the singular for 1 and the plural for 0 and 1,000,000', () => {
  const spanish = { one: '{count} artículo', other: '{count} artículos' };
  expect(plural('es', spanish, 1)).toBe('1 artículo');
  expect(plural('es', spanish, 0)).toBe('0 artículos');
  expect(plural('es', spanish, 1_000_000)).toBe('1,000,000 artículos');
});

test.each([
  ['en', '1 page, 1,200 items of type “portfolio”'],
  ['es', '1 página, 1,200 elementos del tipo «portfolio»'],
] as const)('lists item types with their counts (%s)', (locale, sentence) => {
  const { others } = catalogs[locale].importReport;
  expect(nameKinds(locale, others, { page: 1, portfolio: 1200 })).toBe(sentence);
});
