import { expect, test } from 'vitest';
import { createTestSite } from '../test/create-test-site.ts';
import { eachDialect } from '../test/each-dialect.ts';
import { createLog } from './log.ts';
import { createRefusalLog, linesPerMinute } from './refusal-log.ts';

interface Line {
  event: string;
  status: number;
  path?: string;
  unlogged?: number;
}

test('a few lines of each event a minute, and then how many were left out', () => {
  const lines: Line[] = [];
  let time = 0;
  const log = createLog('warn', { write: (line) => void lines.push(JSON.parse(line) as Line) });
  const logRefusal = createRefusalLog(log, () => time);
  for (let count = 0; count < 1000; count += 1) logRefusal({ id: String(count), status: 413 });
  logRefusal({ id: 'other', status: 429 });
  for (const status of [200, 304, 401, 404, 500]) logRefusal({ id: 'none', status });
  expect(lines.map(({ event }) => event)).toEqual([
    ...Array.from({ length: linesPerMinute }, () => 'request_too_large'),
    'too_many_requests',
  ]);
  time = 60_000;
  for (let count = 0; count < 3; count += 1) logRefusal({ id: 'later', status: 413 });
  expect(lines.slice(linesPerMinute + 1).map(({ unlogged }) => unlogged)).toEqual([
    1000 - linesPerMinute,
    undefined,
    undefined,
  ]);
});

eachDialect('attempts to get past a limit or a rule', (open) => {
  test('are lines of the log by name, with the request’s id, method and path and nothing of its content', async () => {
    const site = await createTestSite(await open());
    const refusals: [event: string, send: () => Promise<unknown>][] = [
      ['request_too_large', () => site.send('POST', '/api/compose/auth', { password: 'x'.repeat(20_000) })],
      [
        'request_forbidden',
        () => site.request('/api/compose/auth', { method: 'POST', headers: { Origin: 'http://evil' } }),
      ],
      [
        'method_refused',
        () => site.raw('PURGE /?secret HTTP/1.1\r\nHost: site\r\nConnection: close\r\n\r\n'),
      ],
      ['head_too_large', () => site.raw(`GET / HTTP/1.1\r\nHost: site\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`)],
      ['request_invalid', () => site.raw('nonsense\r\n\r\n')],
    ];
    for (const [event, send] of refusals) {
      await send();
      const find = () =>
        site.log
          .map((text) => JSON.parse(text) as Line & { id: string })
          .find((line) => line.event === event);
      // A client may have its answer a moment before the line is written.
      await expect.poll(find).toBeDefined();
      const line = find();
      expect([event, line?.id]).toEqual([event, expect.stringMatching(/^[0-9a-f-]{36}$/)]);
      expect(line?.path ?? '').not.toMatch(/secret/);
    }
    expect(site.log.join('')).not.toMatch(/x{50}/);
  });
});
