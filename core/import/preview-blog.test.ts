import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Actor } from '../../shared/sign-in.ts';
import { createTestCore, expectOk, owner, visitor } from '../../test/create-test-core.ts';
import { eachDialect } from '../../test/each-dialect.ts';
import { wordPressExport } from '../../test/wordpress-export.ts';
import { createOutbound } from '../net/outbound.ts';
import { previewBlog } from './create-imports.ts';

/** An old blog that has only a feed and an export file. */
const blog = createServer((request, response) => {
  if (request.url === '/export.xml' || request.url === '/feed/') {
    response.setHeader('Content-Type', 'application/rss+xml');
    response.end(wordPressExport([{ title: 'From the old blog', content: '<p>Its text.</p>'.repeat(30) }]));
  } else if (request.url === '/letter.txt') response.end('Dear Sir or Madam');
  else response.writeHead(404).end('Nothing here');
});
let host = '';

beforeAll(async () => {
  await new Promise<void>((resolve) => blog.listen(0, '127.0.0.1', resolve));
  host = `127.0.0.1:${(blog.address() as AddressInfo).port}`;
});

afterAll(() => new Promise((resolve) => blog.close(resolve)));

const range = { pages: [1], maxPosts: 36 };

eachDialect('previewing the old blog', (open) => {
  test('anyone can preview the first host that is allowed for imports', async () => {
    const { core } = createTestCore(await open(), { importHosts: host });
    expect(expectOk(await core.imports.scrape(visitor, range))).toMatchObject([
      { title: 'From the old blog', slug: 'post-1' },
    ]);
  });

  test('a preview reads the requested URL, else the URL from the settings, else the first allowed host', async () => {
    const { core } = createTestCore(await open(), { importHosts: host });
    await core.settings.save({ import_source: 'http://127.0.0.1:1/' });
    expect(await core.imports.scrape(owner, range)).toMatchObject({ ok: false });
    expect((await core.imports.scrape(owner, { ...range, source: `http://${host}/` })).ok).toBe(true);
  });

  test('the URL of the old blog comes from the settings, else from the allowed hosts', async () => {
    const { core } = createTestCore(await open(), { importHosts: `${host},old.example.com` });
    expect(await core.imports.source()).toBe(`http://${host}`);
    await core.settings.save({ import_source: 'https://old.example.com/blog' });
    expect(await core.imports.source()).toBe('https://old.example.com/blog');
    expect(await createTestCore(await open()).core.imports.source()).toBe('');
    const named = createTestCore(await open(), { importHosts: 'old.example.com' });
    expect(await named.core.imports.source()).toBe('https://old.example.com');
  });

  test('a preview of a feed has each post’s guid and the language of the blog', async () => {
    const { core } = createTestCore(await open(), { importHosts: host });
    const source = `http://${host}/feed/`;
    expect(expectOk(await core.imports.scrape(visitor, { ...range, source }))).toMatchObject([
      {
        source_key: 'https://old.example.com/?p=1',
        link: 'https://old.example.com/post-1/',
        language: 'en',
      },
    ]);
  });

  test('a preview without a URL is rejected, and so is a private one that isn’t allowed', async () => {
    const { core } = createTestCore(await open());
    expect(await core.imports.scrape(visitor, range)).toEqual({ ok: false, failure: { code: 'no_source' } });
    expect(await core.imports.scrape(owner, { ...range, source: `http://${host}/` })).toEqual({
      ok: false,
      failure: { code: 'address_refused' },
    });
  });
});

test('a preview reports an unknown host name to the owner only', async () => {
  const lookup = (code: string) => () => Promise.reject(Object.assign(new Error(code), { code }));
  const read = (actor: Actor, source: string, code = 'ENOTFOUND') => {
    const outbound = createOutbound({ allowedHosts: [], lookup: lookup(code) });
    const configured = { importSource: '', importHosts: [] };
    return previewBlog(outbound, actor, { ...range, source }, configured, lookup(code));
  };
  const unknown = (host: string) => ({ ok: false, failure: { code: 'no_site', host } });
  expect(await read(owner, 'https://old.exmaple.com/blog')).toEqual(unknown('old.exmaple.com'));
  // A name without a dot is rejected before it is looked up.
  expect(await read(owner, 'oldexamplecom')).toEqual(unknown('oldexamplecom'));
  expect(await read(owner, 'https://old.example.com/', 'EAI_AGAIN')).toMatchObject({
    failure: { code: 'no_answer' },
  });
  expect(await read(visitor, 'https://old.exmaple.com/')).toMatchObject({
    failure: { code: 'address_refused' },
  });
});
