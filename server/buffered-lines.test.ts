import { expect, test, vi } from 'vitest';
import { bufferLines } from './buffered-lines.ts';
import { createLog } from './log.ts';

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

test('lines wait a tenth of a second for others', () => {
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

test('warnings and worse are written at once, after what came before them', () => {
  const { log, messages } = prepare();
  log.info('one');
  log.warn('two');
  log.error('three');
  log.fatal('four');
  expect(messages()).toEqual([['one', 'two'], ['three'], ['four']]);
});

test('no more is written at once than stays together in a pipe, but for one long line', () => {
  const { log, lines, messages } = prepare();
  const long = 'x'.repeat(9000);
  log.info(long);
  log.info('y'.repeat(1500));
  log.info('z'.repeat(1500));
  log.info('one'.repeat(500));
  expect(messages().map((each) => each.map((text) => text[0]))).toEqual([['x'], ['y', 'z']]);
  lines.flush();
  lines.flush();
  expect(messages()).toHaveLength(3);
});
