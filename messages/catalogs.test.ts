import { expect, test } from 'vitest';
import { catalogs } from './catalogs.ts';

/** Every sentence with its key path: `blog.count.one` → text. */
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

test('both languages have the same sentences', () => {
  expect([...spanish.keys()].sort()).toEqual([...english.keys()].sort());
});

test('no sentence is empty in either language', () => {
  const empty = [...english, ...spanish].filter(([, text]) => text.trim() === '');
  expect(empty).toEqual([]);
});

test.each([...english])('%s asks for the same values in both languages', (key, text) => {
  expect(placeholders(spanish.get(key))).toEqual(placeholders(text));
});

test('the sentences of docs/specification.md 1, 2, 5 and 8 stand word for word', () => {
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

test('Spanish marks quotations with « » and puts a no-break space before %', () => {
  const wrong = [...spanish].filter(([, text]) => /[“”]|\d %|\d%/.test(text));
  expect(wrong).toEqual([]);
});
