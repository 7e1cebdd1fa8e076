import { expect, test } from 'vitest';
import type { ImportReport } from '../core/import/import-report.ts';
import { catalogs } from '../messages/catalogs.ts';
import { importChangeCodes, skipReasons } from '../shared/imported-post.ts';
import { scheduledLine } from './backup.ts';
import { reportLines } from './import.ts';

const empty: ImportReport = {
  run: null,
  kind: null,
  dryRun: false,
  counts: { created: 0, updated: 0, unchanged: 0, kept: 0, failed: 0 },
  others: { created: 0, updated: 0, unchanged: 0, kept: 0, failed: 0 },
  offered: {},
  posts: [],
  skipped: [],
  otherKinds: {},
  problems: [],
  state: 'finished',
};

test.each(['en', 'es'] as const)('every import change and skip reason has a sentence (%s)', (locale) => {
  const { changes, changeKinds, skipReasons: reasons } = catalogs[locale].importReport;
  expect(Object.keys(changeKinds).sort()).toEqual([...importChangeCodes].sort());
  expect(Object.keys(changes).sort()).toEqual([...importChangeCodes].sort());
  expect(Object.keys(reasons).sort()).toEqual([...skipReasons].sort());
});

test('the sentence for an import change includes the affected element and count', () => {
  const lines = reportLines({
    ...empty,
    posts: [
      {
        sourceKey: 'https://old.example.com/?p=1',
        id: 'a',
        version: 1,
        title: 'One',
        slug: 'one',
        status: 'draft',
        outcome: 'created',
        changes: [{ code: 'shortcode_removed', what: 'slider', count: 3 }],
      },
    ],
  });
  expect(lines.slice(0, 5)).toEqual([
    'Changes made during import',
    '',
    '- Shortcodes removed: 3, in 1 post',
    '',
    'Results by post',
  ]);
  expect(lines).toContain('+ /blog/one “One”: new, draft');
  expect(lines).toContain('    Shortcode removed: slider (3 times).');
});

test('the sentence for a damaged file includes the line and the affected post', () => {
  const lines = reportLines({
    ...empty,
    problems: [
      { code: 'not_well_formed', line: 7, column: 3, message: 'unexpected close tag', title: 'Hurt' },
      { code: 'truncated', line: 90, title: null },
      { code: 'more_problems', count: 12 },
    ],
  });
  expect(lines).toEqual(
    expect.arrayContaining([
      '! Line 7, column 3, in “Hurt”: the file is damaged here (unexpected close tag).',
      '! The file ends unexpectedly at line 90.',
      '! And 12 more.',
    ]),
  );
});

test('the import summary counts the results', () => {
  const counts = { created: 2, updated: 0, unchanged: 56, kept: 1, failed: 0 };
  const lines = reportLines({ ...empty, counts, otherKinds: { page: 3, attachment: 2 } });
  expect(lines.slice(-2)).toEqual([
    'Skipped (not posts): 3 page, 2 attachment.',
    '2 new posts, 56 already imported, 1 kept unchanged.',
  ]);
});

test('the import summary lists imported and skipped pages and how to import them', () => {
  const page: ImportReport['posts'][number] = {
    ...{ sourceKey: 'page:a', kind: 'page', id: 'a', version: 1, title: 'About', slug: 'about' },
    status: 'draft',
    outcome: 'created',
    changes: [{ code: 'other_kind', what: 'page', count: 1 }],
  };
  const text = { page_type: 'homepage', section_key: 'about_content', language: 'es' } as const;
  const lines = reportLines({
    ...empty,
    others: { ...empty.others, created: 2 },
    posts: [page, { ...page, title: 'Yo', text, slug: '', changes: [] }],
    otherKinds: { portfolio: 3, attachment: 1 },
    offered: { portfolio: 3 },
  });
  expect(lines).toEqual([
    'Results by post',
    '',
    '',
    'Pages and other content types',
    '',
    '- 2 pages: 1 draft post, 1 draft page section',
    '- Other content types, imported as drafts: 1, in 1 page or item',
    '',
    '+ /blog/about “About”: new, draft',
    '    Not a post on the old site (type “page”), so imported as a draft.',
    '+ “Yo”: new, draft of section “About the founder” (Español)',
    '',
    'Skipped (not posts): 3 portfolio, 1 attachment.',
    'These can also be imported as drafts: 3 items of type “portfolio”. --kinds portfolio',
    '0 new posts.',
  ]);
});

test('restore reports in advance what happens to scheduled posts', () => {
  expect(scheduledLine({ due: 0, waiting: 0 })).toBeUndefined();
  expect(scheduledLine({ due: 1, waiting: 0 })).toBe(
    '1 scheduled post is overdue and goes live with its scheduled date when the site runs.',
  );
  expect(scheduledLine({ due: 2, waiting: 1 })).toBe(
    '2 scheduled posts are overdue and go live with their scheduled dates when the site runs. 1 scheduled post stays scheduled.',
  );
});
