import { expect, test } from 'vitest';
import { embeddedAddress, readEmbeddedPlace } from '../../shared/embedded-picture.ts';
import { readSource } from '../../test/read-source.ts';
import { bytesFile, textFile, zipFile } from '../../test/zip-archive.ts';
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

test('addresses that nothing stands behind give nothing', async () => {
  const embedded = openEmbeddedFiles();
  embedded.withoutPictures(textFile('Words without a picture, of a kind.'));
  for (const address of [
    'https://old.example.com/a.png',
    'https://embedded.invalid/png/0-5-1',
    'https://embedded.invalid/svg/0-1-5',
  ])
    expect(embedded.find(address)).toBeUndefined();
  for (const place of ['0-3-30', '0-900-950', '7-0-9'])
    await expect(bytesOf(embedded.find(`https://embedded.invalid/png/${place}`)?.read())).rejects.toThrow();
});

const post = (title: string, fields: object) => ({
  uuid: title,
  title,
  slug: title,
  status: 'published',
  published_at: '2020-01-02T03:04:05Z',
  ...fields,
});

test('a post with fifty million characters of pictures is as long as its words', async () => {
  const large = `data:image/jpeg;base64,${'AbC/'.repeat(2_500_000)}`;
  const html = `<p>Words</p>${`<img src="${large}" alt="a">`.repeat(5)}`;
  const files = [
    textFile(JSON.stringify({ data: { posts: [post('a', { html })] } })),
    zipFile({
      'posts/2020-01-02_a-0123456789ab.html': `<article class="h-entry"><h1 class="p-name">a</h1><section class="e-content">${html}</section><footer></footer></article>`,
    }),
  ];
  for (const file of files) {
    const { posts, skipped } = await readSource(file);
    expect(skipped).toEqual([]);
    expect(
      posts[0]?.html.match(/<img src="https:\/\/embedded\.invalid\/jpeg\/\d+-\d+-\d+" alt="a">/g),
    ).toHaveLength(5);
  }
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

test('a text of pictures in lists, tables and links keeps each where it was', async () => {
  const names = ['one', 'two', 'three', 'four'];
  const [one, two, three, four] = names.map((name) => `<img src="${uri(name)}" alt="${name}">`);
  const html = `<ul><li>a ${one}</li></ul><table><tr><td>b</td><td>${two}</td></tr></table><blockquote>${three}</blockquote><p><a href="https://a.example/">${four}</a></p>`;
  const { posts } = await readSource(textFile(JSON.stringify({ data: { posts: [post('a', { html })] } })));
  const found = [
    ...(posts[0]?.html ?? '').matchAll(/<img src="https:\/\/embedded\.invalid\/[^"]*" alt="(\w+)">/g),
  ];
  expect(found.map(([, name]) => name)).toEqual(names);
  expect(posts[0]?.cover).toBe(/src="([^"]*)"/.exec(posts[0]?.html ?? '')?.[1]);
  expect(posts[0]?.changes.filter(({ code }) => code !== 'element_simplified')).toEqual([]);
});
