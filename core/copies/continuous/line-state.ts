import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { type ContinuousState, continuousStateSchema, copyPlaceKinds } from '../../../shared/copies.ts';

/** What the thread that sends says of itself, where every process of the site can read it. A row would be a change, too. */
const lineStateSchema = z.object({
  place: z.enum(copyPlaceKinds),
  state: continuousStateSchema.shape.state,
  safe_at: z.string().nullable(),
  written_at: z.string(),
});

export type LineState = Omit<z.infer<typeof lineStateSchema>, 'written_at'>;

/** How often the file is written while nothing changes, and when one that was not written any more tells that nobody sends (ms). */
export const stateEveryMs = 5_000;
const oldMs = 6 * stateEveryMs;

function fileOf(dataDir: string): string {
  return join(dataDir, 'continuous-copy.json');
}

export async function writeLineState(dataDir: string, state: LineState): Promise<void> {
  const path = fileOf(dataDir);
  await writeFile(`${path}.new`, JSON.stringify({ ...state, written_at: new Date().toISOString() }), {
    mode: 0o600,
  });
  await rename(`${path}.new`, path);
}

/** How the continuous copy stands; null where none was ever begun. */
export async function readLineState(dataDir: string, now: Date): Promise<ContinuousState | null> {
  const text = await readFile(fileOf(dataDir), 'utf8').catch(() => '');
  const read = lineStateSchema.safeParse(parse(text));
  if (!read.success) return null;
  const { written_at: writtenAt, ...state } = read.data;
  const isOld = now.getTime() - Date.parse(writtenAt) > oldMs;
  return isOld ? { ...state, state: 'behind' } : state;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
