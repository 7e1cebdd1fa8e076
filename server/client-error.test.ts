import { expect, test } from 'vitest';
import { createTestSite } from '../test/create-test-site.ts';
import { eachDialect } from '../test/each-dialect.ts';

eachDialect('what is no request', (open) => {
  test('is answered with its status and {detail}, an id and a line in the log', async () => {
    const site = await createTestSite(await open());
    for (const [bytes, status] of [
      ['nonsense\r\n\r\n', 400],
      ['GET / HTTP/1.1\r\n\r\n', 400],
      ['GET / HTTP/1.1\r\nHost: site\r\nno colon\r\n\r\n', 400],
      [`GET / HTTP/1.1\r\nHost: site\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
      ['CONNECT evil:443 HTTP/1.1\r\nHost: evil:443\r\n\r\n', 405],
    ] as const) {
      const response = await site.raw(bytes);
      expect([bytes.slice(0, 30), Number(response.slice(9, 12))]).toEqual([bytes.slice(0, 30), status]);
      if (bytes.startsWith('GET / HTTP/1.1\r\n\r\n')) continue;
      expect(response).toMatch(/\{"detail":"[^"]+"\}$/);
      const id = /x-request-id: (\S+)/i.exec(response)?.[1] ?? 'none';
      expect(site.log.join()).toContain(id);
    }
    expect((await site.request('/api/health')).status).toBe(200);
  });
});
