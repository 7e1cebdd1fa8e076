import { execFile } from 'node:child_process';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { expect, test, vi } from 'vitest';
import { createTestSite } from '../test/create-test-site.ts';
import { eachDialect } from '../test/each-dialect.ts';
import { bufferLines, createLog, createRefusalLog, linesPerMinute } from './log.ts';

/** Returns the parsed lines of the log. */
function written(use: (log: ReturnType<typeof createLog>) => void): Record<string, unknown>[] {
  const lines: string[] = [];
  use(createLog('info', { write: (line) => void lines.push(line) }));
  return lines.map((line) => JSON.parse(line) as Record<string, unknown>);
}

test('writes every log line as JSON with its time in UTC', () => {
  const path = '/a\r\n{"level":30,"msg":"made up"}\u2028\u0000\u001b[2J"';
  const lines: string[] = [];
  createLog('info', { write: (line) => void lines.push(line) }).info({ path }, 'request\nforged');
  expect(lines).toHaveLength(1);
  expect(lines[0]?.slice(0, -1)).not.toMatch(/\p{Cc}/u);
  const [line] = written((log) => log.info({ path }, 'request\nforged'));
  expect(line).toMatchObject({ path, msg: 'request\nforged' });
  expect(line?.time).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
});

test('logs an error with type, message, code, place and cause, but without its data', () => {
  const cause = Object.assign(new Error('the cause'), { code: 'ECONNRESET', address: '203.0.113.7' });
  const error = Object.assign(new Error('null value in column "title"', { cause }), {
    code: '23502',
    detail: 'Failing row contains (1, a text nobody should read)',
    where: 'a text nobody should read',
    parameters: ['a text nobody should read'],
  });
  const [line] = written((log) => log.error({ err: error }, 'request failed'));
  expect(line?.err).toEqual({
    type: 'Error',
    message: 'null value in column "title"',
    code: '23502',
    stack: expect.stringContaining('log.test.ts'),
    cause: {
      type: 'Error',
      message: 'the cause',
      code: 'ECONNRESET',
      stack: expect.stringContaining('log.test.ts'),
    },
  });
});

test('loses no log line when the process ends, even in a crash', async () => {
  const log = pathToFileURL('server/log.ts').href;
  for (const [end, count] of [
    ['flushLog(log).then(() => process.exit(3))', 500],
    ['process.exit(3)', 20],
    ['throw new Error("end")', 20],
    ['', 20],
  ] as const) {
    const program = `
      import { createLog, flushLog } from ${JSON.stringify(log)};
      const log = createLog('info');
      for (let line = 0; line < ${count}; line += 1) log.info({ line }, 'request');
      ${end}`;
    const { stdout } = await promisify(execFile)(process.execPath, [
      '--input-type=module-typescript',
      '--eval',
      program,
    ]).catch((error: { stdout: string }) => error);
    const lines = stdout
      .trim()
      .split('\n')
      .map((line) => (JSON.parse(line) as { line: number }).line);
    expect([end, lines]).toEqual([end, Array.from({ length: count }, (_, line) => line)]);
  }
}, 30_000);

interface Line {
  event: string;
  status: number;
  path?: string;
  unlogged?: number;
}

test('limits log lines per event and minute and then logs the number left out', () => {
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

eachDialect('logged attempts to bypass limits', (open) => {
  test('logs attempts to bypass a limit by event name, ID, method and path, without content', async () => {
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
      // The response may arrive just before the line is written.
      await expect.poll(find).toBeDefined();
      const line = find();
      expect([event, line?.id]).toEqual([event, expect.stringMatching(/^[0-9a-f-]{36}$/)]);
      expect(line?.path ?? '').not.toMatch(/secret/);
    }
    expect(site.log.join('')).not.toMatch(/x{50}/);
  });
});

function prepare() {
  const written: string[] = [];
  const lines = bufferLines({ write: (text) => void written.push(text) }, 4096);
  const messages = () =>
    written.map((text) =>
      text
        .trim()
        .split('\n')
        .map((line) => (JSON.parse(line) as { msg: string }).msg),
    );
  return { lines, log: createLog('debug', lines), messages };
}

test('writes log lines in batches every tenth of a second', () => {
  vi.useFakeTimers();
  const { log, messages } = prepare();
  log.info('one');
  log.debug('two');
  expect(messages()).toEqual([]);
  vi.advanceTimersByTime(100);
  expect(messages()).toEqual([['one', 'two']]);
  log.info('three');
  vi.advanceTimersByTime(100);
  expect(messages()).toEqual([['one', 'two'], ['three']]);
  vi.useRealTimers();
});

test('writes warnings and errors at once, after earlier log lines', () => {
  const { log, messages } = prepare();
  log.info('one');
  log.warn('two');
  log.error('three');
  log.fatal('four');
  expect(messages()).toEqual([['one', 'two'], ['three'], ['four']]);
});
