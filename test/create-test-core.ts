import type { Core } from '../core/core.ts';
import { createCore } from '../core/create-core.ts';
import type { PictureStorage } from '../core/media/picture-files.ts';
import { parseAllowedHosts } from '../core/net/public-address.ts';
import type { BackupConfig } from '../core/scheduled-backups/backup-locations.ts';
import type { Database } from '../db/connect.ts';
import type { PostInput, WorkingCopyInput, WorkingText } from '../shared/post.ts';

/** A core whose clock is moved only by the test. */
export interface TestCore {
  core: Core;
  clock: { now: Date; advance(milliseconds: number): void };
}

export interface TestCoreOptions {
  importHosts?: string;
  isPasswordFixed?: boolean;
  /** The site's public origin. */
  origin?: string | (() => string);
  /** Where the bytes of images are stored. */
  pictures?: PictureStorage;
  /** Where uploaded exports are stored. */
  importFolder?: string;
  /** Where scheduled backups go. */
  copies?: BackupConfig;
}

export const owner = { owner: true };
export const visitor = { owner: false };

export function createTestCore(db: Database, options: TestCoreOptions = {}): TestCore {
  const clock = {
    now: new Date('2026-03-01T12:00:00.000Z'),
    advance(milliseconds: number) {
      clock.now = new Date(clock.now.getTime() + milliseconds);
    },
  };
  const hosts = parseAllowedHosts(options.importHosts ?? '');
  if (!hosts.ok) throw new Error(`No host: ${hosts.failure.entry}`);
  const { isPasswordFixed = false, origin = 'https://site.example' } = options;
  const core = createCore({
    db,
    importHosts: hosts.value,
    isPasswordFixed,
    origin: typeof origin === 'string' ? () => origin : origin,
    now: () => clock.now,
    pictures: options.pictures,
    ...(options.importFolder && { importFolder: options.importFolder }),
    ...(options.copies && { copies: options.copies }),
  });
  return { core, clock };
}

/** Returns a valid post with the test's fields. */
export function postInput(fields: Partial<PostInput> = {}): PostInput {
  return { title: 'A title', html: '<p>A text.</p>', ...fields };
}

/** Returns a valid autosave with the test's fields. */
export function workingCopy(
  text: Partial<WorkingText> = {},
  fields: Partial<Omit<WorkingCopyInput, 'text'>> = {},
): WorkingCopyInput {
  const empty = { title: '', slug: '', date: '', cover: '', cover_alt: '', excerpt: '', tags: '', html: '' };
  return {
    ...{ version: 0, made_slug: '', writer: 'a window', etag: '', written_at: '2026-03-01T12:00:00.000Z' },
    ...fields,
    text: { ...empty, language: 'en', ...text },
  };
}

/** Returns a result's value, or fails the test if there is none. */
export function expectOk<Value>(
  result: { ok: true; value: Value } | { ok: false; failure: { code: string } },
): Value {
  if (!result.ok) throw new Error(`Expected a value, met the failure ${result.failure.code}`);
  return result.value;
}
