import { expect, test, vi } from 'vitest';
import { bufferLines } from './buffered-lines.ts';
import { createLog } from './log.ts';

function prepare() {
  const written: string[] = [];
  const lines = bufferLines({ write: (text) => void written.push(text) });
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

test('no more waits than some kilobytes, and a flush leaves nothing', () => {
  const { log, lines, messages } = prepare();
  log.info('x'.repeat(9000));
  log.info('y'.repeat(9000));
  expect(messages()).toHaveLength(1);
  log.info('one');
  lines.flush();
  lines.flush();
  expect(messages()[1]).toEqual(['one']);
});
