import { expect, test } from 'vitest';
import { createTestSite } from '../test/create-test-site.ts';
import { eachDialect } from '../test/each-dialect.ts';
import { expectProblem } from '../test/expect-problem.ts';

eachDialect('GET /api/health', (open) => {
  test('is ok while the database answers, to HTTP/1.0 without a host as well', async () => {
    const site = await createTestSite(await open());
    const response = await site.request('/api/health');
    expect([response.status, await response.json()]).toEqual([200, { status: 'ok' }]);
    // As the plainest watchers ask (HAProxy, busybox).
    expect(await site.raw('GET /api/health HTTP/1.0\r\n\r\n')).toMatch(/^HTTP\/1\.[01] 200 /);
  });

  test('is 503 when it does not, without saying more than that', async () => {
    const db = await open();
    const site = await createTestSite({ ...db, siteVersion: () => undefined });
    await db.kysely.destroy();
    await expectProblem(await site.request('/api/health'), 503);
  });
});
