import { execFile } from 'node:child_process';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { createLog } from './log.ts';

/** What a log of the site writes, one parsed line each. */
function written(use: (log: ReturnType<typeof createLog>) => void): Record<string, unknown>[] {
  const lines: string[] = [];
  use(createLog('info', { write: (line) => void lines.push(line) }));
  return lines.map((line) => JSON.parse(line) as Record<string, unknown>);
}

test('every line is one line of JSON, whatever it tells, with its time in UTC', () => {
  const path = '/a\r\n{"level":30,"msg":"made up"}\u2028\u0000\u001b[2J"';
  const lines: string[] = [];
  createLog('info', { write: (line) => void lines.push(line) }).info({ path }, 'request\nforged');
  expect(lines).toHaveLength(1);
  expect(lines[0]?.slice(0, -1)).not.toMatch(/\p{Cc}/u);
  const [line] = written((log) => log.info({ path }, 'request\nforged'));
  expect(line).toMatchObject({ path, msg: 'request\nforged' });
  expect(line?.time).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
});

test('of an error its kind, message, code, place and cause are told, and no row that it carries', () => {
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

test('causes that go round in a circle come to an end', () => {
  const error = new Error('round');
  error.cause = error;
  expect(written((log) => log.error({ err: error }, 'failed'))).toHaveLength(1);
});

test('no line is lost when the process ends, in good order or not', async () => {
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
