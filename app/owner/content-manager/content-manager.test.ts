import { expect, test } from 'vitest';
import { type ContentItem, keysOf, pageTypes } from '../../../shared/content.ts';
import { markdownToHtml } from '../../../shared/rich-text/markdown.ts';
import { sanitizeHtml } from '../../../shared/rich-text/sanitize.ts';
import { ownerIn } from '../../../test/owner-in.ts';
import { failureMessage } from './message-line.tsx';
import { editedPages } from './page-texts/edited-pages.ts';
import { readPieces, writePieces } from './page-texts/line-editor.tsx';
import { isOlder, olderLanguage, pictureSyntax, sectionStatus } from './section-text.ts';

function item(fields: Partial<ContentItem>): ContentItem {
  return {
    id: '1',
    page_type: 'homepage',
    section_key: 'hero_title',
    language: 'en',
    content: 'Words',
    content_type: 'text',
    status: 'draft',
    updated_at: '2026-01-01T00:00:00.000Z',
    published_at: null,
    ...fields,
  };
}

const on = (day: number) => ({ published_at: `2026-01-0${day}T00:00:00.000Z` });

test('the status of a section is built-in, draft, published, or published with a newer draft', () => {
  expect(sectionStatus(null)).toBe('built_in');
  expect(sectionStatus(item({}))).toBe('draft');
  expect(sectionStatus(item({ status: 'published', ...on(1) }))).toBe('published');
  expect(sectionStatus(item({ status: 'draft', ...on(1) }))).toBe('published_with_draft');
});

const newer = { updated_at: '2026-01-09T00:00:00.000Z' };

// Unpublished drafts don't count. Default text is older than published text in either language.
test.each([
  [item(on(1)), item(on(2)), 'es'],
  [item(on(2)), item(on(1)), undefined],
  [item(on(1)), item(on(1)), undefined],
  [item({ ...on(1), ...newer }), item(on(2)), 'es'],
  [item(on(2)), item({ ...on(1), ...newer }), undefined],
  [item({}), item({}), undefined],
  [null, item(on(1)), 'es'],
  [item({}), item(on(1)), 'es'],
  [item(on(1)), null, 'en'],
  [null, null, undefined],
])(
  'detects the outdated language of a section from its publication dates (case %#)',
  (spanish, english, older) => {
    expect(isOlder(spanish, english)).toBe(older === 'es');
    expect(olderLanguage(spanish, english)).toBe(older);
  },
);

test('shows the message in docs/specification.md 8.1 for a failure, with the server’s reason', () => {
  const failure = { status: 400, detail: 'An empty section cannot be published.' };
  expect(failureMessage('content_save', failure, ownerIn('en')).text).toBe(
    'Error saving content: An empty section cannot be published.',
  );
  expect(failureMessage('content_image', { status: 415, detail: 'No.' }, ownerIn('en')).text).toBe(
    'Error uploading image: No.',
  );
  expect(failureMessage('content_migrate', { status: 500, detail: 'No.' }, ownerIn('en')).text).toBe(
    'Migration error: No.',
  );
});

test('shows the reason for a failure in Spanish', () => {
  expect(
    failureMessage('content_image', { status: 415, detail: 'English.' }, ownerIn('es')).text,
  ).not.toContain('English');
  expect(failureMessage('content_image', { status: 413, detail: '' }, ownerIn('es')).text).toContain(
    '15\u00A0MB',
  );
  expect(failureMessage('content_save', { status: 413, detail: '' }, ownerIn('es')).text).toContain(
    'Acórtelo',
  );
});

const alt = 'Ana & Luis, "live" [left] <b>x</b> a\\b';
const url = '/media/81390de5a66a7698/2400x1500.jpg';

test.each([
  ['html', sanitizeHtml],
  ['markdown', markdownToHtml],
] as const)('keeps special characters in the alt text of an image inserted in %s', (kind, toHtml) => {
  expect(toHtml(pictureSyntax[kind]({ url, alt }))).toContain(
    'alt="Ana &amp; Luis, &quot;live&quot; [left] &lt;b&gt;x&lt;/b&gt; a\\b"',
  );
});

test('inserts an image in plain text as its URL', () => {
  expect(pictureSyntax.text({ url, alt })).toBe(url);
});

test('parses the edit marks of a line and writes the same line again', () => {
  for (const line of [
    '[-Content-][+Words+] worth [-sharing.-][+signing.+]',
    'no marks at all',
    'I [-have full confidence in-][+chose+] this team.',
    '[=kept=] and [+new+] and [-gone-]',
    '',
  ]) {
    expect(writePieces(readPieces(line))).toBe(line);
  }
  expect(readPieces('[-a-][+b+] c')).toEqual([
    { text: 'a', mark: 'struck' },
    { text: 'b', mark: 'inserted' },
    { text: ' c' },
  ]);
});

test('joins adjacent words with the same edit mark and escapes an end mark in the words', () => {
  const pieces = [
    { text: 'one ', mark: 'struck' as const },
    { text: 'two-]three', mark: 'struck' as const },
    { text: 'four' },
  ];
  const written = writePieces(pieces);
  expect(written).toBe('[-one two- ]three-]four');
  expect(readPieces(written).map(({ mark }) => mark)).toEqual(['struck', undefined]);
});

test('every section can be edited on exactly one page', () => {
  const keys = editedPages.flatMap((page) => page.keys.map((key) => `${page.pageType} ${key}`));
  const all = pageTypes.flatMap((pageType) => keysOf(pageType).map((key) => `${pageType} ${key}`));
  expect(keys.toSorted()).toEqual(all.toSorted());
});
