import { existsSync, readFileSync } from 'node:fs';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { articlePage, longText } from '../core/import/scrape/local-blog.ts';
import { serveLocally } from '../core/net/local-server.ts';
import { createTestSite, type TestSite } from './create-test-site.ts';
import { eachDialect } from './each-dialect.ts';
import { wordPressExport } from './wordpress-export.ts';

/** As long as a long essay, as WordPress keeps it: some 20,000 characters, with shortcodes and blocks. */
const essay = `<!-- wp:paragraph --><p>One</p><!-- /wp:paragraph -->${longText('Words').repeat(22)}[gallery ids="1"]`;

const measured: Record<string, { max: number; p99: number }> = {};

/** How long the thread was held while `work` ran, in ms. */
async function held(name: string, work: () => Promise<unknown>): Promise<number> {
  const monitor = monitorEventLoopDelay({ resolution: 1 });
  await new Promise((resolve) => setTimeout(resolve, 20));
  monitor.enable();
  const started = performance.now();
  await work();
  monitor.disable();
  measured[`${name} (${Math.round(performance.now() - started)} ms)`] = {
    max: Math.round(monitor.max / 1e6),
    p99: Math.round(monitor.percentile(99) / 1e6),
  };
  return monitor.max / 1e6;
}

async function* inPieces(text: string) {
  for (let at = 0; at < text.length; at += 65_536) yield Buffer.from(text.slice(at, at + 65_536));
}

function upload(site: TestSite, cookie: string, xml: string): Promise<Response> {
  return site.request('/api/blog/import', {
    method: 'POST',
    headers: { Cookie: cookie },
    body: inPieces(xml) as never,
    duplex: 'half',
  } as RequestInit);
}

eachDialect('measure', (open, dialect) => {
  for (const key of Object.keys(measured)) delete measured[key];
  test.skipIf(dialect !== 'sqlite')('all', async () => {
    const blog = await serveLocally((request, response) => {
      const name = /^\/([\w-]+)\/$/.exec(request.url ?? '')?.[1];
      if (request.url === '/export.xml') response.end(wordPressExport(Array.from({ length: 200 }, () => ({ content: essay }))));
      else if (name && existsSync(resolve('../shared/corpora/pages', name, 'source.html')))
        response.end(readFileSync(resolve('../shared/corpora/pages', name, 'source.html')));
      else if (request.url === '/own/') response.end(articlePage('On pauses', `<meta property="article:published_time" content="2020-01-01">`));
      else response.writeHead(404).end();
    });
    const site = await createTestSite(await open(), { importHosts: new URL(blog.origin).host });
    const cookie = await site.signIn();
    for (const path of ['own', 'readability-article-author-tag', 'readability-article-author-tag', 'readability-002'])
      await held(`scrape ${path}`, async () => {
        const answer = await site.send('POST', '/api/blog/scrape', { source: `${blog.origin}/${path}/`, pages: [1], max_posts: 6 }, cookie);
        const text = await answer.text();
        console.log(path, answer.status, text.length);
      });
    await held('xml-proxy', async () => {
      const answer = await site.send('POST', '/api/blog/xml-proxy', { url: `${blog.origin}/export.xml` }, cookie);
      console.log(answer.status, (await answer.text()).length);
    });
    const large = '<p>Some words that a person may have written, and <b>more</b>.</p>\n'.repeat(30_000).slice(0, 1_999_000);
    const costly = `${'_a*'.repeat(33)} a\n\n`.repeat(2000).slice(0, 200_000);
    const status = (work: Promise<Response>) => work.then(async (r) => { if (!r.ok) console.log(r.status, (await r.text()).slice(0, 200)); else await r.arrayBuffer(); });
    await held('nothing', () => new Promise((resolve) => setTimeout(resolve, 300)));
    const body = JSON.stringify({ title: 'Large', slug: 'large', html: large });
    await held('save 2 MB', () => status(site.send('POST', '/api/blog/posts', body, cookie)));
    await held('save 2 MB again', () => status(site.send('PUT', '/api/blog/posts/large', JSON.stringify({ html: `${large}x` }), cookie)));
    await held('restore 2 MB', () => status(site.send('POST', '/api/blog/posts/large/revisions/1/restore', {}, cookie)));
    await held('read 2 MB', () => status(site.request('/api/blog/posts/large')));
    const place = { page_type: 'homepage', section_key: 'about_content', language: 'en' } as const;
    await held('publish markdown', () => status(site.send('POST', '/api/content', { ...place, content: costly, content_type: 'markdown', status: 'published' }, cookie)));
    await held('preview markdown', async () => site.core.content.render({ content: `b${costly}`, content_type: 'markdown' }));
    const items = Array.from({ length: 2000 }, (_, at) => ({ id: at + 1, content: essay }));
    const xml = wordPressExport(items);
    await held(`import ${xml.length}`, async () => {
      const answer = await upload(site, cookie, xml);
      console.log(answer.status, (await answer.text()).length);
    });
    await held('search', () => status(site.send('GET', '/api/blog/search?q=pauses', undefined, cookie)));
    await held('search again', () => status(site.send('GET', '/api/blog/search?q=turns', undefined, cookie)));
    await held('list', () => status(site.send('GET', '/api/blog/posts?limit=50', undefined, cookie)));
    await held('dry run again', () => upload(site, cookie, xml).then((r) => r.text()));
    console.table(measured);
    expect(true).toBe(true);
  }, 400_000);
});
