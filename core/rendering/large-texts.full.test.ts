import { expect, test } from 'vitest';
import { sanitiseHtml } from '../../shared/rich-text/sanitise.ts';
import { createTestCore, expectOk, owner, postInput } from '../../test/create-test-core.ts';
import { eachDialect } from '../../test/each-dialect.ts';
import { longestDelay, timeOf } from '../../test/event-loop-delay.ts';
import { runRenderingJob } from './run-rendering-job.ts';

test('the longest text of prose is rendered within the memory of a thread', async () => {
  const piece = '<p>Some words of prose, as many as a paragraph of a book has, or more than that.</p>';
  for (const html of [piece.repeat(Math.floor(2_000_000 / piece.length)), 'a '.repeat(1_000_000)]) {
    const body = await runRenderingJob('body', html);
    expect(body.ok && body.value.html.length).toBe(html.length);
  }
});

eachDialect('a post of two million characters', (open) => {
  test('is saved, read, listed, previewed and searched while the site goes on answering', async () => {
    const { core } = createTestCore(await open());
    const large = '<p>Some words that a person may have written, and <b>more</b>.</p>\n'.repeat(30_000);
    const bound = Math.max(timeOf(() => sanitiseHtml(large)) / 2, 250);
    const saved = await longestDelay(() => core.posts.create(postInput({ html: large, slug: 'large' })));
    expectOk(saved.value);
    const delays = {
      saved,
      read: await longestDelay(() => core.posts.get(owner, 'large')),
      listed: await longestDelay(() => core.posts.list(owner, { page: 1, limit: 10 })),
      previewed: await longestDelay(() => core.posts.preview(postInput({ html: `${large}b` }))),
      searched: await longestDelay(() => core.posts.suggest('a')),
      versions: await longestDelay(() => core.posts.revisions('large')),
    };
    for (const [name, { delay }] of Object.entries(delays)) expect(delay, name).toBeLessThan(bound);
  }, 240_000);
});
