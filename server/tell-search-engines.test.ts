import { expect, test } from 'vitest';
import { createLog } from './log.ts';
import { searchEngineTeller } from './tell-search-engines.ts';

test('each change tells of what came after the one before, and a failure is a line in the log', async () => {
  const since: (number | undefined)[] = [];
  const lines: string[] = [];
  const indexNow = {
    key: async () => undefined,
    announce: async (known: number | undefined) => {
      since.push(known);
      const failures = known === 7 ? [{ code: 'no_answer' as const, cause: 'connection' as const }] : [];
      return { last: (known ?? 0) + 7, failures };
    },
  };
  const log = createLog('info', { write: (line) => void lines.push(line) });
  const tell = searchEngineTeller({ indexNow }, log);
  for (let change = 0; change < 3; change += 1) await tell();
  expect(since).toEqual([undefined, 7, 14]);
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain('no_answer');
});
