import { expect, test } from 'vitest';
import { createChangeLog } from '../../shared/imported-post.ts';
import { createTestCore, expectOk } from '../../test/create-test-core.ts';
import { eachDialect } from '../../test/each-dialect.ts';
import { longestDelay, timeOf } from '../../test/event-loop-delay.ts';
import { longText, serveBlog } from '../../test/local-blog.ts';
import { asFile, asSource, wordPressExport } from '../../test/wordpress-export.ts';
import { indexAttachments } from '../../wordpress/attachments.ts';
import { convertContent } from '../../wordpress/content/convert-content.ts';
import { scrapeBlog } from './scrape/scrape-blog.ts';

/** Some 900,000 characters, as WordPress keeps them. */
const long = `<!-- wp:paragraph -->${longText('Words').repeat(1000)}<!-- /wp:paragraph -->[gallery]`;

/** A wait that says that the work went on elsewhere: well below what it takes here, on a busy machine too. */
const boundOf = (here: number) => Math.max(here / 2, 250);

eachDialect('while an export of long posts is imported', (open) => {
  test('the thread that answers goes on answering', async () => {
    const { core } = createTestCore(await open());
    const context = { attachments: indexAttachments([]), reusable: new Map(), base: null, postId: '1' };
    const here = timeOf(() => convertContent(long, { ...context, footnotes: '', log: createChangeLog() }));
    const xml = (items: string[]) => asSource(wordPressExport(items.map((content) => ({ content }))), 65_536);
    expectOk(await core.imports.importFile(asFile(xml(['<p>[gallery]</p>'])), {}));
    const { value, delay } = await longestDelay(() =>
      core.imports.importFile(asFile(xml(['a', long, long])), {}),
    );
    const { posts, counts } = expectOk(value);
    expect(posts).toHaveLength(3);
    expect(counts.failed).toBe(0);
    expect(delay).toBeLessThan(boundOf(here));
  }, 120_000);
});

test.each([
  ['attributes', `<p>${'<i a="" b="" c="" d="" e="" f="" g="" h="">x</i>'.repeat(15_000)}`],
  [
    'one element’s attributes',
    `<p ${Array.from({ length: 110_000 }, (_, at) => `a${at}="x"`).join(' ')}>a, b</p>`,
  ],
  ['comments', '<!-- a -->'.repeat(300_000)],
  ['comments that never end', '<!--'.repeat(500_000)],
  ['depth', '<div>'.repeat(50_000)],
  ['tags that never end', '<div '.repeat(500_000)],
  ['cells', `<table>${`<tr>${'<td>a, b'.repeat(20)}`.repeat(5_000)}</table>`],
])(
  'a page of %s without number is no article, at once',
  async (_name, html) => {
    const { fetchText, origin } = await serveBlog({ '/': `<html><body>${html}</body></html>` });
    const started = performance.now();
    const { value, delay } = await longestDelay(() =>
      scrapeBlog(fetchText, origin, { pages: [1], maxPosts: 1 }),
    );
    expect(value).toEqual({ ok: false, failure: { code: 'no_posts' } });
    expect(performance.now() - started).toBeLessThan(20_000);
    expect(delay).toBeLessThan(500);
  },
  60_000,
);
