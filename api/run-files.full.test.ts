import { expect, test } from 'vitest';
import { createTestCore } from '../test/create-test-core.ts';
import { eachDialect } from '../test/each-dialect.ts';
import { leastTurn, turnBound } from '../test/event-loop-delay.ts';
import { insertKeptItems, keptRunRow } from '../test/kept-run-rows.ts';
import { runCsv, runJson } from './run-files.ts';

const posts = 600;

eachDialect('the files of a report', (open) => {
  test('are made in small pieces, however much there is to tell of each post', async () => {
    const db = await open();
    const { core } = createTestCore(db);
    await db.kysely
      .insertInto('import_runs')
      .values(keptRunRow('large', { done: posts }))
      .execute();
    await insertKeptItems(db, 'large', { posts, changes: 100 });
    const run = await core.importRuns.find('large');
    if (!run) throw new Error('It is not kept');
    for (const [file, ends] of [
      [runCsv, '\r\n'],
      [runJson, '},\n'],
    ] as const) {
      // The first time is the engine's.
      for await (const _ of file(core, run));
      const read = async () => {
        let text = '';
        for await (const piece of file(core, run)) text += piece;
        return text;
      };
      const { turn, value } = await leastTurn(read);
      expect(value.split(ends).length).toBeGreaterThanOrEqual(posts);
      expect(turn).toBeLessThan(turnBound);
    }
  });
});
