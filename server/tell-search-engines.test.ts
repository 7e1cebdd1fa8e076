import { expect, test } from 'vitest';
import { eachDialect } from '../test/each-dialect.ts';
import { createLog } from './log.ts';
import { searchEngineTeller } from './tell-search-engines.ts';

/** A site whose events of the audit trail are counted, with what search engines were told of. */
function counted() {
  const since: (number | undefined)[] = [];
  const lines: string[] = [];
  const events = { last: 0 };
  const indexNow = {
    key: async () => 'a key',
    announce: async (known: number | undefined) => {
      since.push(known);
      const failures = known === 7 ? [{ code: 'no_answer' as const, cause: 'connection' as const }] : [];
      return { last: events.last, failures };
    },
  };
  const log = createLog('info', { write: (line) => void lines.push(line) });
  return { core: { indexNow }, log, since, lines, events };
}

eachDialect('search engines', (open) => {
  test('hear of what came after the change before, and a failure is a line in the log', async () => {
    const { core, log, since, lines, events } = counted();
    const teller = searchEngineTeller(await open(), core, log);
    for (let change = 0; change < 3; change += 1) {
      events.last += 7;
      await teller.tell();
    }
    await teller.stop();
    expect(since).toEqual([undefined, 7, 14]);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain('no_answer');
  });

  test('hear it from one process, and from another, which goes on there, when that one has ended', async () => {
    const db = await open();
    const [one, other] = [counted(), counted()];
    const first = searchEngineTeller(db, one.core, one.log);
    const second = searchEngineTeller(db, other.core, other.log);
    for (const last of [5, 10, 15]) {
      one.events.last = other.events.last = last;
      await first.tell();
      await second.tell();
    }
    expect(one.since).toEqual([undefined, 5, 10]);
    expect(other.since).toEqual([undefined, undefined, undefined]);
    await first.stop();
    other.events.last = 20;
    await second.tell();
    expect(other.since.at(-1)).toBe(10);
    await second.stop();
  });
});
