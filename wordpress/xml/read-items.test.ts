import { describe, expect, test } from 'vitest';
import type { ImportProblem } from '../../shared/imported-post.ts';
import { asSource, wordPressExport } from '../../test/wordpress-export.ts';
import { readItems, type WxrEvent } from './read-items.ts';

async function readAll(xml: string, pieceLength?: number) {
  const { channel, events } = readItems(asSource(xml, pieceLength));
  const items: (WxrEvent & { type: 'item' })[] = [];
  const problems: ImportProblem[] = [];
  for await (const event of events) {
    if (event.type === 'item') items.push(event);
    else problems.push(event.problem);
  }
  return { channel, items, problems, titles: items.map(({ item }) => item.title) };
}

describe('readItems', () => {
  test.each([1, 2, 3, 13, 100_000])('reads the same in pieces of %i bytes', async (length) => {
    const content = `a\n\nb${'🗝️ 👩‍👧 ]] ]]&gt;'.repeat(20)}`;
    const xml = wordPressExport([{ title: 'Año nuevo 🎉' }, { content }]);
    const { items, problems } = await readAll(xml, length);
    expect(problems).toEqual([]);
    expect(items.map(({ item, isDamaged }) => [item.title, isDamaged])).toEqual([
      ['Año nuevo 🎉', false],
      ['Post 2', false],
    ]);
    expect(items[1]?.item.content).toBe(content);
  });

  test('old feeds keep their items beside the channel', async () => {
    const xml = `<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns="http://purl.org/rss/1.0/">
      <channel><title>Blog</title></channel><item><title>Post</title></item></rdf:RDF>`;
    const { channel, titles } = await readAll(xml);
    expect(channel).toMatchObject({ root: 'rdf:RDF', title: 'Blog' });
    expect(titles).toEqual(['Post']);
  });

  test('a file that breaks off between items has lost no item that it began', async () => {
    const xml = wordPressExport([{ title: 'One' }]);
    const { items, problems } = await readAll(xml.slice(0, xml.indexOf('</channel>')));
    expect(items.map(({ isCutOff }) => isCutOff)).toEqual([false]);
    expect(problems).toMatchObject([{ code: 'truncated', title: null }]);
  });
});
