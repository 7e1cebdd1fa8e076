import { expect, test } from 'vitest';
import { embeddedAddress, readEmbeddedPlace } from '../../shared/media.ts';
import { readSource } from '../../test/read-source.ts';
import { bytesFile, textFile } from '../../test/zip-archive.ts';
import type { FolderFile } from '../files/source-file.ts';
import { openEmbeddedFiles } from './embedded-files.ts';

const picture = (name: string) => Buffer.from(`A picture that is called ${name}, as far as anyone knows.`);
const uri = (name: string) => `data:image/png;base64,${picture(name).toString('base64')}`;
const marks = /data:image\/png;embedded,([\d-]+)/g;

async function bytesOf(pieces: AsyncIterable<Uint8Array> | undefined): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  for await (const piece of pieces ?? []) parts.push(piece);
  return Buffer.concat(parts);
}

const packed = (text: string): FolderFile => ({
  ...textFile(text),
  path: 'a.html',
  read: () => textFile(text).read(),
});

test.each([
  ['a file', textFile],
  ['a file of a zip', packed],
])('%s is read without its pictures, which are found where they stand', async (_, open) => {
  const text = `é € <img src="${uri('one')}"> ü <img src='${uri('two')}'> ñ`;
  const embedded = openEmbeddedFiles();
  embedded.withoutPictures(textFile('Another.'));
  const cut = (await bytesOf(embedded.withoutPictures(open(text)).read())).toString();
  expect(cut.replace(marks, '#')).toBe(`é € <img src="#"> ü <img src='#'> ñ`);
  const found = [...cut.matchAll(marks)].map(([mark]) => embedded.find(embeddedAddress(mark) ?? ''));
  expect(found.map((each) => each?.type)).toEqual(['png', 'png']);
  for (const each of found) expect(Math.abs((each?.size ?? 0) - picture('one').length)).toBeLessThan(3);
  for (const [index, name] of ['one', 'two'].entries())
    expect((await bytesOf(found[index]?.read())).toString()).toBe(picture(name).toString());
  const places = [...cut.matchAll(marks)].flatMap(([, place = '']) => readEmbeddedPlace(place) ?? []);
  expect(await Promise.all(places.slice(0, 1).map(embedded.rawText))).toEqual([uri('one')]);
  await embedded.close();
});

test('parts of a file that are asked for are as they are', async () => {
  const text = `<img src="${uri('one')}">`;
  const file = openEmbeddedFiles().withoutPictures(bytesFile(Buffer.from(text), 11));
  expect((await bytesOf(file.read(0, text.length))).toString()).toBe(text);
  expect((await bytesOf(file.read(3, 9))).toString()).toBe(text.slice(3, 9));
});

const post = (title: string, fields: object) => ({
  uuid: title,
  title,
  slug: title,
  status: 'published',
  published_at: '2020-01-02T03:04:05Z',
  ...fields,
});

test('a text gets back what it only speaks of, in the words, the title and the excerpt', async () => {
  const html = `<p>${uri('one')} and &lt;img src="${uri('two')}"&gt;</p><p><img src="${uri('three')}" alt=""></p>`;
  const { posts } = await readSource(
    textFile(
      JSON.stringify({
        data: { posts: [post('a', { html, title: `On ${uri('one')}`, custom_excerpt: uri('two') })] },
      }),
    ),
  );
  const [found] = posts;
  expect(found?.title).toBe(`On ${uri('one')}`);
  expect(found?.excerpt).toBe(uri('two'));
  expect(found?.html).toContain(`<p>${uri('one')} and &lt;img src="${uri('two')}"&gt;</p>`);
  expect(found?.html).toMatch(/<img src="https:\/\/embedded\.invalid\/png\/[\d-]+" alt="">/);
  expect(found?.changes).toEqual([]);
});
