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
