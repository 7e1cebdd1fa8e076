import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { connect } from '../../../db/connect.ts';
import type { WriterMessage } from '../../../test/processes/write-and-send.ts';
import { type CopyConfig, openCopyPlace } from '../copy-config.ts';
import { newCopyKey, parseCopyKeys } from '../encryption/copy-key.ts';
import { recoverLine } from './recover-line.ts';

/** How often the site is killed; more, by the variable, tell more. */
const kills = Number(process.env.KILLS ?? 3);

const program = join(import.meta.dirname, '../../../test/processes/write-and-send.ts');

async function surviveOne(): Promise<void> {
  const root = await mkdtemp(join(tmpdir(), 'killed-site-'));
  onTestFinished(() => rm(root, { recursive: true, force: true }));
  const [dataDir, folder] = [join(root, 'data'), join(root, 'place')];
  await mkdir(folder);
  const keys = parseCopyKeys(newCopyKey()) ?? [];
  const config: CopyConfig = {
    dataDir,
    databaseUrl: undefined,
    folder,
    bucket: undefined,
    keys,
    continuousTo: 'folder',
  };
  const child = fork(program, {
    serialization: 'advanced',
    execArgv: ['--disable-warning=ExperimentalWarning'],
  });
  const written: { slug: string; at: number }[] = [];
  const begun = new Promise<void>((resolve) => {
    child.on('message', (message: WriterMessage) => {
      if (message.kind === 'written') written.push(message);
      else resolve();
    });
  });
  child.send(config);
  await begun;
  await wait(1200);
  child.kill('SIGKILL');
  const killedAt = Date.now();
  await once(child, 'exit');
  await rm(dataDir, { recursive: true });

  const store = openCopyPlace(config, 'folder');
  if (!store) throw new Error('No place');
  await mkdir(dataDir);
  const { lost } = await recoverLine(store, keys, join(dataDir, 'site.db'));
  expect(lost).toBe(0);
  const db = await connect({ dataDir });
  const rows = await db.kysely.selectFrom('posts').select('slug').execute();
  await db.close();
  const kept = new Set(rows.map(({ slug }) => slug));
  const missing = written.findIndex(({ slug }) => !kept.has(slug));
  const [first, later] = missing < 0 ? [undefined, []] : [written[missing], written.slice(missing)];
  // What is missing is the end of it, and no longer than a second.
  expect(later.filter(({ slug }) => kept.has(slug))).toEqual([]);
  expect(killedAt - (first?.at ?? killedAt)).toBeLessThan(1000);
  expect(written.length).toBeGreaterThan(10);
}

test(
  `a site that is killed and whose disk is lost comes back but for its last second, ${kills} times`,
  async () => {
    for (let kill = 0; kill < kills; kill += 1) await surviveOne();
  },
  60_000 + kills * 15_000,
);
