import { expect, test } from 'vitest';
import type { TrackedChanges } from '../../shared/handover.ts';
import { writeBlocks } from '../../shared/rich-text/blocks.ts';
import { expectOk } from '../../test/create-test-core.ts';
import { wordFile, wordParagraph, wordRun } from '../../test/word-file.ts';
import { readWord } from './read-word.ts';

const reading = { origin: 'https://site.example', fileName: 'x.docx' };

async function both(body: string): Promise<string[]> {
  const read = async (changes: TrackedChanges) =>
    writeBlocks(expectOk(await readWord(wordFile(body), { ...reading, changes })).blocks);
  return [await read('accepted'), await read('rejected')];
}

const by = 'w:id="1" w:author="Bea" w:date="2026-01-01T00:00:00Z"';
const inserted = (runs: string) => `<w:ins ${by}>${runs}</w:ins>`;
const deleted = (text: string) =>
  `<w:del ${by}><w:r><w:delText xml:space="preserve">${text}</w:delText></w:r></w:del>`;

test('a file with tracked changes asks what becomes of them', async () => {
  const body = `<w:p>${wordRun('a')}${inserted(wordRun('b'))}${deleted('c')}</w:p>`;
  expect(await readWord(wordFile(body), reading)).toEqual({
    ok: false,
    failure: { code: 'changes_undecided', count: 2 },
  });
  const read = expectOk(await readWord(wordFile(body), { ...reading, changes: 'accepted' }));
  expect(read.report).toEqual([{ code: 'changes', count: 2, what: '' }]);
});

const mark = (change: string) => `<w:pPr><w:rPr><w:${change} ${by}/></w:rPr></w:pPr>`;
const ended = (change: string) => `<w:p>${mark(change)}${wordRun('One ')}</w:p><w:p>${wordRun('two.')}</w:p>`;
const bolder = `<w:b/><w:rPrChange ${by}><w:rPr><w:i/></w:rPr></w:rPrChange>`;
const moved = (change: string) => `<w:${change} ${by}>${wordRun('Moved.')}</w:${change}>`;

test.each([
  [
    'words that were added and taken out',
    `<w:p>${wordRun('We ')}${deleted('may')}${inserted(wordRun('will'))}${wordRun(' act.')}</w:p>`,
    ['<p>We will act.</p>', '<p>We may act.</p>'],
  ],
  [
    'words that were moved',
    `<w:p>${moved('moveFrom')}</w:p><w:p>${wordRun('Last. ')}${moved('moveTo')}</w:p>`,
    ['<p>Last. Moved.</p>', '<p>Moved.</p><p>Last.</p>'],
  ],
  [
    'looks that were changed',
    `<w:p>${wordRun('word', bolder)}</w:p>`,
    ['<p><strong>word</strong></p>', '<p><em>word</em></p>'],
  ],
  ['a paragraph that was split', ended('ins'), ['<p>One</p><p>two.</p>', '<p>One two.</p>']],
  ['paragraphs that were joined', ended('del'), ['<p>One two.</p>', '<p>One</p><p>two.</p>']],
  [
    'a paragraph that was taken out as a whole, with its end',
    `${wordParagraph('One')}<w:p>${mark('del')}${deleted('Two')}</w:p>${wordParagraph('Three')}`,
    ['<p>One</p><p>Three</p>', '<p>One</p><p>Two</p><p>Three</p>'],
  ],
])('%s: accepted and rejected', async (_, body, html) => {
  expect(await both(body)).toEqual(html);
});
