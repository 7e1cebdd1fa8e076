import { expect, test } from 'vitest';
import { writeBlocks } from '../../shared/rich-text/write-blocks.ts';
import type { TrackedChanges } from '../../shared/word-report.ts';
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

test('words that were added and taken out', async () => {
  const body = `<w:p>${wordRun('We ')}${deleted('may')}${inserted(wordRun('will'))}${wordRun(' act.')}</w:p>`;
  expect(await both(body)).toEqual(['<p>We will act.</p>', '<p>We may act.</p>']);
});

test('words that were moved', async () => {
  const from = `<w:p><w:moveFrom ${by}>${wordRun('Moved.')}</w:moveFrom></w:p>`;
  const to = `<w:p>${wordRun('Last. ')}<w:moveTo ${by}>${wordRun('Moved.')}</w:moveTo></w:p>`;
  expect(await both(from + to)).toEqual(['<p>Last. Moved.</p>', '<p>Moved.</p><p>Last.</p>']);
});

test('looks that were changed', async () => {
  const properties = `<w:b/><w:rPrChange ${by}><w:rPr><w:i/></w:rPr></w:rPrChange>`;
  expect(await both(`<w:p>${wordRun('word', properties)}</w:p>`)).toEqual([
    '<p><strong>word</strong></p>',
    '<p><em>word</em></p>',
  ]);
});

const mark = (change: string) => `<w:pPr><w:rPr><w:${change} ${by}/></w:rPr></w:pPr>`;

test('a paragraph that was split is whole where that is rejected', async () => {
  const body = `<w:p>${mark('ins')}${wordRun('One ')}</w:p><w:p>${wordRun('two.')}</w:p>`;
  expect(await both(body)).toEqual(['<p>One</p><p>two.</p>', '<p>One two.</p>']);
});

test('paragraphs that were joined are one where that is accepted', async () => {
  const body = `<w:p>${mark('del')}${wordRun('One ')}</w:p><w:p>${wordRun('two.')}</w:p>`;
  expect(await both(body)).toEqual(['<p>One two.</p>', '<p>One</p><p>two.</p>']);
});

test('a paragraph that was taken out as a whole is gone, and so is its end', async () => {
  const body = `${wordParagraph('One')}<w:p>${mark('del')}${deleted('Two')}</w:p>${wordParagraph('Three')}`;
  expect(await both(body)).toEqual(['<p>One</p><p>Three</p>', '<p>One</p><p>Two</p><p>Three</p>']);
});
