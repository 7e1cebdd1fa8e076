import { expect, test } from 'vitest';
import { postInput } from '../../test/create-test-core.ts';
import { createTestSite } from '../../test/create-test-site.ts';
import { eachDialect } from '../../test/each-dialect.ts';
import { expectProblem } from '../../test/expect-problem.ts';

/** As `fetch`, which sets no `Sec-Fetch-Dest` of ours. */
const ask = (path: string, dest: string) =>
  `GET ${path} HTTP/1.1\r\nHost: site\r\nConnection: close\r\nSec-Fetch-Dest: ${dest}\r\n\r\n`;

eachDialect('an answer of the API', (open) => {
  test('is shown as a page by no browser, but those that are made to be read', async () => {
    const site = await createTestSite(await open());
    await site.core.posts.create(postInput({ slug: 'one' }));
    for (const [path, dest, status] of [
      ['/api/blog/posts', 'empty', 200],
      ['/api/blog/posts', 'document', 403],
      ['/api/blog/posts/one', 'iframe', 403],
      ['/api/api/blog/posts', 'frame', 403],
      ['/blog/posts', 'embed', 403],
      ['/blog/xml-proxy?url=x', 'object', 403],
      ['/api/none', 'document', 403],
      ['/api', 'document', 403],
      ['/api/docs', 'document', 200],
      ['/api/docs/', 'document', 200],
      ['/api/openapi.json', 'document', 200],
      ['/api/share/one', 'document', 200],
    ] as const) {
      const response = await site.raw(ask(path, dest));
      expect([path, dest, response.slice(9, 12)]).toEqual([path, dest, String(status)]);
    }
    await expectProblem(await site.request('/api/none'), 404);
  });
});
