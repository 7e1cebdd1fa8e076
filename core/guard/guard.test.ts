import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { Database } from '../../db/connect.ts';
import { guardedNameInputSchema } from '../../shared/guard/guarded-name.ts';
import { createTestCore, expectOk, postInput } from '../../test/create-test-core.ts';
import { bothDialects, eachDialect } from '../../test/each-dialect.ts';
import { newFolder } from '../../test/new-folder.ts';
import { restoreBackup } from '../backup/restore-backup.ts';
import { writeBackup } from '../backup/write-backup.ts';
import { guardKeyFile } from './guard-store.ts';

const input = (name: string, more = {}) => guardedNameInputSchema.parse({ name, ...more });
const reason = 'They have named themselves';

bothDialects('the list of confidential names', (open) => {
  const prepare = async (...names: string[]) => {
    const db = await open();
    const { core, clock } = createTestCore(db);
    for (const name of names) expectOk(await core.guard.add(input(name)));
    return { db, core, clock };
  };

  test('a confidential name can be added, changed and removed, and no event contains it', async () => {
    const { core, db } = await prepare();
    expect(await core.guard.state()).toEqual({ names: 0, isReadable: true, keyFrom: 'file' });
    const added = expectOk(
      await core.guard.add(
        input('Vexdale', { kind: 'client', spellings: ['VXD'], allowed: ['Vexdale Prize'] }),
      ),
    );
    expect(expectOk(await core.guard.list())).toEqual([added]);
    const changed = expectOk(await core.guard.update(added.id, input('Vexdale Holdings')));
    expect(expectOk(await core.guard.list())).toEqual([changed]);
    expect(await core.guard.update('none', input('Quellmar'))).toMatchObject({
      failure: { code: 'name_not_found' },
    });
    expectOk(await core.guard.remove(added.id));
    expect(await core.guard.remove(added.id)).toMatchObject({ failure: { code: 'name_not_found' } });
    expect(expectOk(await core.guard.list())).toEqual([]);
    const { events } = await core.audit.list({ limit: 10 });
    expect(events.map(({ name, what }) => [name, what])).toEqual([
      ['guard_list_changed', { names: 0 }],
      ['guard_list_changed', { names: 1 }],
      ['guard_list_changed', { names: 1 }],
    ]);
    expect(await everything(db)).not.toMatch(/vexdale|vxd/i);
  });

  test('confidential names are encrypted in the database, and so are overrides', async () => {
    const { core, db } = await prepare('Vexdale');
    const post = postInput({ title: 'With Quellmar', slug: 'with', override: { reason } });
    expectOk(await core.guard.add(input('Quellmar')));
    expectOk(await core.posts.create(post));
    const secret = await guardRows(db);
    expect(secret).toContain(reason);
    expect(secret).not.toMatch(/vexdale|quellmar/i);
    expect(await core.guard.records()).toMatchObject([
      { kind: 'post', version: 1, fields: ['title'], reason, places: [{ passage: 'Quellmar' }] },
    ]);
  });

  test('the reason of an override is stored with its names masked', async () => {
    const { core, db } = await prepare('Vexdale');
    const given = 'Avexdale and VEXDALE agreed with Quellmar, vex-dale did (https://a.example/%56exdale)';
    expectOk(
      await core.posts.create(postInput({ title: 'Vexdale', slug: 'a', override: { reason: given } })),
    );
    const written = 'Avexdale and ••• agreed with Quellmar, ••• did •••';
    expect((await core.guard.records())[0]?.reason).toBe(written);
    expectOk(await core.guard.add(input('Quellmar')));
    expect((await core.guard.records())[0]?.reason).toBe(written.replace('Quellmar', '•••'));
    expect(await guardRows(db)).not.toMatch(/ vex-?dale|quellmar/i);
  });

  test('without their key, confidential names block publishing, and everything else works', async () => {
    const { core, db } = await prepare('Vexdale');
    const key = await readFile(guardKeyFile(db.keys.folder), 'utf8');
    await rm(guardKeyFile(db.keys.folder));
    const again = createTestCore({ ...db, kysely: db.kysely.withoutPlugins() }).core;
    expect(await again.guard.state()).toEqual({ names: 1, isReadable: false, keyFrom: 'file' });
    expect(await again.guard.list()).toMatchObject({ failure: { code: 'guard_locked' } });
    expect(await again.guard.add(input('Quellmar'))).toMatchObject({ failure: { code: 'guard_locked' } });
    expect(await again.posts.create(postInput())).toMatchObject({ failure: { code: 'guard_locked' } });
    expectOk(await again.posts.create(postInput({ status: 'draft', title: 'Vexdale' })));
    expectOk(await again.posts.create(postInput({ override: { reason } })));
    expect(await again.guard.records()).toMatchObject([{ reason, places: null }]);
    await writeFile(guardKeyFile(db.keys.folder), key);
    expect((await again.guard.state()).isReadable).toBe(true);
    expect(await again.guard.resetNames()).toMatchObject({ failure: { code: 'guard_readable' } });
    expectOk(await core.guard.list());
  });

  test('confidential names encrypted with another key can be deleted by the owner', async () => {
    const { db } = await prepare('Vexdale', 'Quellmar');
    await writeFile(guardKeyFile(db.keys.folder), `guard-key-${'A'.repeat(43)}\n`);
    const { core } = createTestCore({ ...db, kysely: db.kysely.withoutPlugins() });
    expect((await core.guard.state()).isReadable).toBe(false);
    expect(expectOk(await core.guard.resetNames())).toEqual({ forgotten: 2 });
    expectOk(await core.posts.create(postInput({ title: 'Vexdale' })));
    expectOk(await core.guard.add(input('Quellmar')));
    expect(await core.posts.create(postInput({ title: 'Quellmar' }))).toMatchObject({ ok: false });
  });

  test('confidential names aren’t readable if their rows were exchanged', async () => {
    const { db } = await prepare('Vexdale', 'Quellmar');
    const [one, other] = await db.kysely.selectFrom('guard_names').selectAll().execute();
    await db.kysely
      .updateTable('guard_names')
      .set({ sealed: one?.sealed ?? '' })
      .where('id', '=', other?.id ?? '')
      .execute();
    const { core } = createTestCore({ ...db, kysely: db.kysely.withoutPlugins() });
    expect((await core.guard.state()).isReadable).toBe(false);
  });

  test('a changed list of confidential names applies to every process immediately', async () => {
    const { db, core } = await prepare('Vexdale');
    const other = createTestCore({ ...db, kysely: db.kysely.withoutPlugins() }).core;
    expect(await other.posts.create(postInput({ title: 'Vexdale' }))).toMatchObject({ ok: false });
    expectOk(await core.guard.add(input('Quellmar')));
    expect(await other.posts.create(postInput({ title: 'Quellmar' }))).toMatchObject({ ok: false });
    const first = expectOk(await core.guard.list()).find(({ name }) => name === 'Vexdale');
    expectOk(await core.guard.remove(first?.id ?? ''));
    expectOk(await other.posts.create(postInput({ title: 'Vexdale' })));
  });
});

async function guardRows({ kysely }: Database): Promise<string> {
  const rows = [
    await kysely.selectFrom('guard_names').selectAll().execute(),
    await kysely.selectFrom('guard_overrides').selectAll().execute(),
    await kysely.selectFrom('audit_events').selectAll().execute(),
  ];
  return JSON.stringify(rows);
}

/** Returns every row of every table as text. */
async function everything({ kysely, dialect }: Database): Promise<string> {
  const tables = await kysely.introspection.getTables();
  const texts: string[] = [];
  for (const { name } of tables) {
    if (dialect === 'sqlite' && name.startsWith('post_search')) continue;
    const { rows } = await sql`select * from ${sql.table(name)}`.execute(kysely);
    texts.push(JSON.stringify(rows));
  }
  return texts.join('\n');
}

eachDialect('backups and confidential names', (open) => {
  test('a backup contains no confidential names, key or overrides, and a restore leaves the list unchanged', async () => {
    const db = await open();
    const { core } = createTestCore(db);
    expectOk(await core.guard.add(guardedNameInputSchema.parse({ name: 'Vexdale' })));
    const override = { reason: 'A reason of their own' };
    expectOk(await core.posts.create(postInput({ slug: 'a', title: 'Vexdale', override })));
    const [row] = await db.kysely.selectFrom('guard_names').selectAll().execute();
    const folder = await newFolder();
    const file = join(folder, 'copy.db');
    expectOk(await writeBackup(db, file));
    const bytes = (await readFile(file)).toString('latin1');
    for (const secret of [row?.sealed ?? '', row?.id ?? '', override.reason]) {
      expect(secret.length).toBeGreaterThan(10);
      expect(bytes.includes(secret)).toBe(false);
    }
    expectOk(await restoreBackup(db, { file, keep: join(folder, 'before.db') }));
    expect(expectOk(await core.guard.list()).map(({ name }) => name)).toEqual(['Vexdale']);
    expect(await core.posts.create(postInput({ slug: 'b', title: 'Vexdale' }))).toMatchObject({
      ok: false,
    });
  });
});
