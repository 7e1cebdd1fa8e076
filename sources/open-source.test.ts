import { expect, test } from 'vitest';
import { expectOk } from '../test/create-test-core.ts';
import { readSource } from '../test/read-source.ts';
import { textFile, zipFile } from '../test/zip-archive.ts';
import { openSource } from './open-source.ts';
import { type RunSourceJob, runHere } from './source-jobs.ts';

const post = (title: string, html = '<p>x</p>') => ({
  uuid: title,
  title,
  slug: title,
  html,
  status: 'published',
});
const ghost = (...posts: object[]) => textFile(JSON.stringify({ data: { posts } }));

test('a post that can’t be converted costs itself alone, and is named', async () => {
  const run: RunSourceJob = async (name, input) => {
    if (JSON.stringify(input).includes('"slug":"b"')) throw new Error('Too much of it');
    return runHere(name, input);
  };
  const { events } = expectOk(await openSource(ghost(post('a'), post('b'), post('c')), { run }));
  const told: unknown[] = [];
  for await (const event of events()) {
    if (event.type === 'post') told.push(event.post.title);
    if (event.type === 'skipped') told.push(event.item);
  }
  expect(told).toEqual(['a', { title: 'b', reason: 'unreadable', detail: 'Error: Too much of it' }, 'c']);
});

test('a text of more than a post can hold is passed over, and named', async () => {
  const { posts, skipped } = await readSource(
    ghost(post('a', `<p>${'words '.repeat(400_000)}</p>`), post('b')),
  );
  expect(posts.map(({ title }) => title)).toEqual(['b']);
  expect(skipped).toEqual([{ title: 'a', reason: 'too_large', detail: null }]);
});

test.each([
  ['https://a.example', 'https://a.example/'],
  ['https://a.example/blog//', 'https://a.example/blog/'],
  ['https://a.example/blog?x#y', 'https://a.example/blog/'],
  ['not an address', null],
  ['', null],
])('a blog at %j is at %j', async (address, base) => {
  const { site, problems } = await readSource(ghost(post('a')), address);
  expect(site.address).toBe(base);
  expect(problems).toEqual(base === null ? [{ code: 'address_unknown' }] : []);
});

test('what the file says of its address goes before what others say', async () => {
  const files = {
    '_config.yml': 'url: https://file.example',
    '_posts/2020-01-02-a.md': '---\ntitle: A\n---\nx',
  };
  expect((await readSource(zipFile(files))).site.address).toBe('https://file.example/');
  expect((await readSource(zipFile(files), 'https://said.example')).site.address).toBe(
    'https://file.example/',
  );
});

test('files of the archive are found by their paths', async () => {
  const opened = expectOk(
    await openSource(zipFile({ 'posts/a.md': '---\ntitle: A\n---\nx', 'img/a.png': 'x' })),
  );
  expect(opened.picture('img/a.png')?.size).toBe(1);
  expect(opened.picture('../img/a.png')).toBeUndefined();
});
