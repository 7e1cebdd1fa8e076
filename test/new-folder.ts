import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { type ConnectOptions, connect, type Database } from '../db/connect.ts';

/** Creates a folder that is removed after the test. */
export async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'test-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** Opens an SQLite database in a new folder, closed after the test. */
export async function newDatabase(
  options: Partial<ConnectOptions> = {},
): Promise<{ db: Database; dataDir: string }> {
  const dataDir = await newFolder();
  const db = await connect({ dataDir, ...options });
  onTestFinished(() => db.close());
  return { db, dataDir };
}
