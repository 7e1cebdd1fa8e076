import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createTestSite } from '../test/create-test-site.ts';
import { eachDialect } from '../test/each-dialect.ts';
import { expectProblem } from '../test/expect-problem.ts';
import { wordPressExport } from '../test/wordpress-export.ts';

const total = 160;
const xml = wordPressExport(
  Array.from({ length: total }, (_, index) => ({
    name: `n${index}`,
    content: `<p>${`Words ${index}. `.repeat(300)}</p>`,
  })),
);
const nobody = crypto.randomUUID();

eachDialect('an import that is under way', (open) => {
  test('is paused, told of, and gone on with, by its owner alone', async () => {
    const importFolder = await mkdtemp(join(tmpdir(), 'unfinished-'));
    onTestFinished(() => rm(importFolder, { recursive: true, force: true }));
    const site = await createTestSite(await open(), { importFolder });
    const Cookie = await site.signIn();
    const unfinished = (path = '', method = 'GET') =>
      site.request(`/api/blog/import/unfinished${path}`, { method, headers: { Cookie } });
    const bring = (query: string, body: string) =>
      site.request(`/api/blog/import?${query}`, {
        ...{ method: 'POST', body },
        headers: { Cookie, 'Content-Type': 'application/octet-stream' },
      });
    await expectProblem(await site.request('/api/blog/import/unfinished'), 401);
    await expectProblem(await site.send('POST', `/api/blog/import/unfinished/${nobody}/pause`), 401);
    for (const what of ['pause', 'stop'])
      await expectProblem(await unfinished(`/${nobody}/${what}`, 'POST'), 404);
    await expectProblem(await unfinished('/x/pause', 'POST'), 400);
    await expectProblem(await bring(`run=${nobody}`, ''), 404);

    const first = bring('name=old.xml', xml);
    let run: { id: string; done: number } | undefined;
    const isGoing = async () => {
      [run] = (await (await unfinished()).json()) as { id: string; done: number }[];
      return (run?.done ?? 0) > 0;
    };
    await expect.poll(isGoing, { timeout: 20_000, interval: 5 }).toBe(true);
    const id = run?.id ?? '';
    expect((await unfinished(`/${id}/pause`, 'POST')).status).toBe(200);
    const paused = (await (await first).json()) as { state: string; posts: unknown[] };
    expect(paused).toMatchObject({ state: 'paused', run: id });
    expect(paused.posts.length).toBeLessThan(total);
    expect(await (await unfinished()).json()).toMatchObject([
      { id, name: 'old.xml', state: 'paused', done: paused.posts.length, total, file: 'here' },
    ]);

    await expectProblem(await bring(`run=${id}`, 'another file'), 409);
    const report = (await (await bring(`run=${id}`, '')).json()) as { posts: unknown[] };
    expect(report).toMatchObject({ state: 'finished', run: id, counts: { created: total } });
    expect(report.posts).toHaveLength(total);
    expect(await (await unfinished()).json()).toEqual([]);
  });
});
