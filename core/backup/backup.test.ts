import { readdir, readFile, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { connect, type Database } from '../../db/connect.ts';
import { copiedTables, derivedTables, excludedTables } from '../../db/copy-rows.ts';
import { checkSeal, removeSeal, sealFile } from '../../db/snapshot.ts';
import { missingAddress } from '../../shared/media.ts';
import { noteInputSchema, reviewInputSchema } from '../../shared/review.ts';
import {
  createTestCore,
  expectOk,
  owner,
  postInput,
  visitor,
  workingCopy,
} from '../../test/create-test-core.ts';
import { bothDialects, eachDialect } from '../../test/each-dialect.ts';
import { newFolder } from '../../test/new-folder.ts';
import { plainPicture } from '../../test/picture-files.ts';
import { quickHash } from '../../test/quick-hash.ts';
import { asFile, wordPressExport } from '../../test/wordpress-export.ts';
import { saveSecret } from '../auth/secrets.ts';
import { restoreBackup } from './restore-backup.ts';
import { writeBackup } from './write-backup.ts';

const everything = { page: 1, limit: 100 };
const password = 'the password of the site';

let folder: string;
let file: string;
let keep: string;

beforeEach(async () => {
  folder = await newFolder();
  file = join(folder, 'copy.db');
  keep = join(folder, 'data', 'before.db');
});

/** A site that uses every table. */
async function fill(db: Database): Promise<string> {
  const { core, clock } = createTestCore(db);
  await saveSecret(db.kysely, 'password_hash', quickHash(password));
  const { token } = expectOk(await core.session.signIn(password, '192.0.2.1'));
  await core.session.signIn('a wrong password', '192.0.2.2');
  for (let count = 0; count < 45; count += 1) {
    const cover = `/media/picture${count}/30x20/dot.png`;
    const post = postInput({ title: `Post ${count}`, slug: `post-${count}`, tags: ['Voz', 'ñandú'], cover });
    expectOk(await core.posts.create(count % 9 === 0 ? { ...post, status: 'draft' } : post));
  }
  clock.advance(1000);
  expectOk(
    await core.posts.update('post-3', { title: 'Renamed', slug: 'renamed', html: '<p>“Ahora” 🎉</p>' }),
  );
  expectOk(await core.posts.remove('post-4'));
  expectOk(await core.next.save('post-5', { title: 'Next', slug: 'next' }));
  expectOk(await core.workingCopies.keep('a-new-text', workingCopy({ title: 'Not saved yet' })));
  const asked = reviewInputSchema.parse({ reader: 'A reader' });
  const given = expectOk(await core.reviews.create('post-9', asked));
  const holder = { token: given.token, client: '192.0.2.3' };
  const note = noteInputSchema.parse({ key: 'the only note', block: 0, note: 'A note' });
  expectOk(await core.reviews.note(holder, note));
  const { decided_at } = expectOk(await core.reviews.decide(holder, { kind: 'approved', line: '' }));
  expectOk(await core.reviews.see('post-9', decided_at));
  const missing = `<p>Text</p><img src="${missingAddress('a1', 'one.png')}">`;
  expectOk(await core.posts.create(postInput({ slug: 'tagged', tags: ['Once'], html: missing })));
  expectOk(await core.tags.rename('once', 'Twice'));
  expectOk(await core.posts.update('post-7', { language: 'es' }));
  expectOk(await core.translations.pair('post-8', 'post-7'));
  expectOk(await core.posts.pin('post-8'));
  await core.imports.importFile(
    asFile(async function* () {
      const url = 'https://old.example.com/wp-content/uploads/plan-1920x1080.jpg';
      const more = `<wp:attachment_url>${url}</wp:attachment_url>`;
      yield Buffer.from(wordPressExport([{ title: 'Old' }, { type: 'attachment', more }]));
    }),
    {},
  );
  const bytes = await plainPicture(30, 20).png().toBuffer();
  expectOk(await core.media.upload({ name: 'dot.png', bytes }));
  expectOk(
    await core.content.create({
      ...{ page_type: 'homepage', section_key: 'hero_title', language: 'es' },
      ...{ content: 'Hola', content_type: 'text', status: 'published' },
    }),
  );
  await core.settings.save({ brand: 'Said by Ana' });
  return token;
}

/** Every row of the backed-up tables. Versions are compared without `id`, which is renumbered. */
async function contentOf(db: Pick<Database, 'kysely'>): Promise<Record<string, unknown[]>> {
  const tables: Record<string, unknown[]> = {};
  for (const { name, key, counts } of copiedTables) {
    const order = counts ? ['post_id', 'version'] : key;
    const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(name)}`.execute(db.kysely);
    tables[name] = rows
      .map(({ id, ...row }) => (counts ? row : { id, ...row }) as Record<string, unknown>)
      .map((row) =>
        row.bytes instanceof Uint8Array ? { ...row, bytes: Buffer.from(row.bytes).toString('hex') } : row,
      )
      .toSorted((one, other) =>
        compare(
          order.map((name) => one[name]),
          order.map((name) => other[name]),
        ),
      );
  }
  return tables;
}

function compare(one: unknown[], other: unknown[]): number {
  return JSON.stringify(one) < JSON.stringify(other) ? -1 : 1;
}

async function inSqlite<Value>(work: (db: Database) => Promise<Value>): Promise<Value> {
  const db = await connect({ dataDir: join(folder, 'other') });
  try {
    return await work(db);
  } finally {
    await db.close();
  }
}

bothDialects('backups', (open) => {
  test('a backup restores everything, to either database', async () => {
    const db = await open();
    await fill(db);
    const before = await contentOf(db);
    // Object storage is tested in backup-pictures.test.ts.
    for (const [table, rows] of Object.entries(before)) {
      if (table !== 'media_objects') expect(rows, table).not.toEqual([]);
    }
    const written = expectOk(await writeBackup(db, file));
    expect(written).toMatchObject({ posts: 47, texts: 1, pictures: 1, bytes: (await readFile(file)).length });

    const other = await open();
    const restored = expectOk(await restoreBackup(other, { file, keep }));
    expect(restored).toEqual({
      ...written,
      earlierBackup: null,
      madeAt: expect.stringMatching(/^20\d\d-.*Z$/),
    });
    expect(await contentOf(other)).toEqual(before);
    await inSqlite(async (sqlite) => {
      expectOk(await restoreBackup(sqlite, { file, keep }));
      expect(await contentOf(sqlite)).toEqual(before);
    });
    // The next version continues the restored numbering.
    const { core } = createTestCore(other);
    expectOk(await core.posts.update('renamed', { title: 'Once more' }));
    expect(expectOk(await core.posts.revisions('renamed'))).toHaveLength(3);
  });

  test('restoring a backup replaces the current site, which is backed up, and leaves sessions active', async () => {
    const db = await open();
    const { core } = createTestCore(db);
    expectOk(await core.posts.create(postInput({ slug: 'first' })));
    expectOk(await writeBackup(db, file));
    const token = await fill(db);
    const later = await contentOf(db);
    const version = db.siteVersion() ?? 0;

    expect(expectOk(await restoreBackup(db, { file, keep })).earlierBackup).toBe(keep);
    expect((await core.posts.list(owner, everything)).map(({ slug }) => slug)).toEqual(['first']);
    expect((await core.settings.get()).brand).not.toBe('Said by Ana');
    expect(db.siteVersion()).toBeGreaterThan(version);
    expect(await core.session.check(token)).not.toBeNull();
    expect((await core.session.signIn(password, '192.0.2.3')).ok).toBe(true);

    expectOk(await restoreBackup(db, { file: keep, keep: `${keep}.2` }));
    expect(await contentOf(db)).toEqual(later);
  });

  test('a backup contains no passwords or sessions, not even in deleted database pages', async () => {
    const db = await open();
    await fill(db);
    const secrets: string[] = [];
    for (const [table, column] of [
      ['secrets', 'value'],
      ['sessions', 'token_hash'],
      ['sign_in_attempts', 'client_hash'],
    ] as const) {
      const { rows } = await sql<{
        found: string;
      }>`select ${sql.ref(column)} as found from ${sql.table(table)}`.execute(db.kysely);
      secrets.push(...rows.map(({ found }) => found));
    }
    expect(secrets.length).toBeGreaterThan(2);
    expectOk(await writeBackup(db, file));
    const bytes = await readFile(file);
    for (const secret of secrets) expect(bytes.includes(secret)).toBe(false);
    expect(await readdir(folder)).toEqual(['copy.db']);
  });
});

eachDialect('failed restores', (open) => {
  test('a backup that can’t be used changes nothing', async () => {
    const db = await open();
    await fill(db);
    const before = await contentOf(db);
    const version = db.siteVersion();
    const refusal = async (given: string) => {
      const restored = await restoreBackup(db, { file: given, keep });
      expect(await contentOf(db)).toEqual(before);
      return restored.ok ? 'restored' : restored.failure.code;
    };
    const letter = join(folder, 'letter.db');
    await writeFile(letter, 'Dear Sir or Madam, '.repeat(200));
    expect(await refusal(letter)).toBe('foreign');
    await writeFile(letter, '');
    expect(await refusal(letter)).toBe('foreign');

    expectOk(await writeBackup(db, file));
    expect(await writeBackup(db, file)).toEqual({ ok: false, failure: { code: 'file_exists' } });
    expect(await writeBackup(db, join(folder, 'nowhere', 'copy.db'))).toEqual({
      ok: false,
      failure: { code: 'folder_unwritable' },
    });
    await alter(file, `insert into kysely_migration values ('9999-to-come', '2099-01-01')`);
    expect(await refusal(file)).toBe('newer');
    await alter(file, `delete from kysely_migration where name = '9999-to-come'`);
    await truncate(file, (await readFile(file)).length - 3 * 4096);
    expect(await refusal(file)).toBe('damaged');
    expect(db.siteVersion()).toBe(version);
  });

  test('a restore that fails halfway leaves the site unchanged', async () => {
    const db = await open();
    await fill(db);
    expectOk(await writeBackup(db, file));
    // Two posts with one slug: the second fails after most rows have been written.
    await alter(file, `drop index posts_slug; update posts set slug = 'post-7' where slug = 'post-8'`);
    const before = await contentOf(db);
    await expect(restoreBackup(db, { file, keep })).rejects.toThrow();
    expect(await contentOf(db)).toEqual(before);
    expect(await readdir(join(folder, 'data'))).toEqual(['before.db']);
  });
});

test('a backup of an older version is migrated on restore, and its file stays unchanged', async () => {
  await inSqlite(async (db) => {
    expectOk(await createTestCore(db).core.posts.create(postInput({ slug: 'early' })));
    expectOk(await writeBackup(db, file));
    const earlier = [
      'drop table review_seen; drop table next_versions; drop index posts_newest_in_language; drop table pinned_post; drop table backup_manifest',
      'alter table old_slugs drop column is_public; alter table guard_overrides drop column is_over; alter table imported_posts drop column awaits_images',
      `delete from kysely_migration where name >= '0023'`,
    ];
    await alter(file, earlier.join('; '), { sealed: false });
    const bytes = await readFile(file);
    expect(expectOk(await restoreBackup(db, { file, keep }))).toMatchObject({ posts: 1, madeAt: null });
    expect(await createTestCore(db).core.posts.list(visitor, everything)).toHaveLength(1);
    expect((await readFile(file)).equals(bytes)).toBe(true);
  });
});

test('every table of the schema is backed up, derived or excluded', async () => {
  await inSqlite(async ({ kysely }) => {
    const { rows } = await sql<{ name: string }>`select name from sqlite_master where type = 'table'`.execute(
      kysely,
    );
    const ours = rows.map(({ name }) => name).filter((name) => !/^(sqlite_|kysely_)/.test(name));
    const names = ours.filter((name) => !/^search_(heads|words)/.test(name));
    const copied = copiedTables.map(({ name }) => name);
    expect(names.toSorted()).toEqual([...copied, ...excludedTables, ...derivedTables].toSorted());
  });
});

/** Changes a backup and updates its checksum. Without `sealed`, it has none, as in older versions. */
async function alter(path: string, statements: string, { sealed } = { sealed: true }): Promise<void> {
  if ((await checkSeal(path)) !== 'none') await removeSeal(path);
  const database = new DatabaseSync(path);
  database.exec(statements);
  database.close();
  if (sealed) await sealFile(path);
}
