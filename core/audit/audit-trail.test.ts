import { expect, test } from 'vitest';
import type { Database } from '../../db/connect.ts';
import { createTestCore, expectOk, postInput } from '../../test/create-test-core.ts';
import { bothDialects } from '../../test/each-dialect.ts';
import { quickHash } from '../../test/quick-hash.ts';
import { asFile, wordPressExport } from '../../test/wordpress-export.ts';
import { saveSecret } from '../auth/secrets.ts';
import type { Core } from '../core.ts';
import { createCore } from '../create-core.ts';

const password = 'a password of tests';
const site = { source: 'site', client: '192.0.2.1' } as const;

const eventsOf = async (core: Core) =>
  (await core.audit.list({ limit: 500 })).events.map(({ name, what, count }) => ({ name, what, count }));

async function coreWithPassword(db: Database) {
  await saveSecret(db.kysely, 'password_hash', quickHash(password));
  const { core, clock } = createTestCore(db);
  return { core: core.as(site), clock };
}

async function* exported(...titles: string[]): AsyncGenerator<Buffer> {
  yield Buffer.from(wordPressExport(titles.map((title) => ({ title }))));
}

bothDialects('changes in the activity log', (open) => {
  test('the activity log records each publication, move, deletion and restoration of a post', async () => {
    const { core } = createTestCore(await open());
    const { posts } = core;
    const { id } = expectOk(await posts.create(postInput({ slug: 'one' })));
    expectOk(await posts.update('one', { title: 'A secret title' }));
    expectOk(await posts.update('one', { slug: 'two' }));
    expectOk(await posts.update('two', { status: 'draft' }));
    expectOk(await posts.update('two', { title: 'A draft is nobody’s business' }));
    expectOk(await posts.update('two', { status: 'published' }));
    expectOk(await posts.restoreRevision('two', 1));
    expectOk(await posts.remove('two'));
    expectOk(await posts.restore(id));
    const events = (await eventsOf(core)).reverse();
    const version = expect.any(Number);
    expect(events.map(({ name, what }) => [name, what])).toEqual([
      ['post_published', { id, slug: 'one', version: 1 }],
      ['post_published', { id, slug: 'one', version: 2, again: true }],
      ['post_published', { id, slug: 'two', version: 3, again: true, former_slug: 'one' }],
      ['post_unpublished', { id, slug: 'two', version: 4 }],
      ['post_published', { id, slug: 'two', version: 6 }],
      ['post_published', { id, slug: 'two', version: 7, again: true }],
      ['post_deleted', { id, slug: 'two' }],
      ['post_restored', { id, slug: 'two' }],
      ['post_published', { id, slug: 'two', version }],
    ]);
    expect(JSON.stringify(events)).not.toMatch(/secret|A text|nobody/);
  });

  test('the activity log records nothing for drafts, failed requests and unchanged settings', async () => {
    const { core } = createTestCore(await open());
    expectOk(await core.posts.create(postInput({ slug: 'one', status: 'draft' })));
    await core.posts.update('nowhere', { title: 'x' });
    await core.posts.remove('nowhere');
    await core.posts.create(postInput({ title: '' }));
    await core.settings.save({ brand: (await core.settings.get()).brand });
    await core.session.signOut('no token');
    await core.media.remove('none', { isForced: true });
    expect(await eventsOf(core)).toEqual([]);
  });

  test('the activity log records changed settings by name and published sections by key, without their text', async () => {
    const { core } = createTestCore(await open());
    await core.settings.save({ brand: 'A secret brand', slider: false, founder: 'Nobody' });
    const place = { page_type: 'homepage', section_key: 'hero_title', language: 'es' } as const;
    const text = { content: 'Secreto', content_type: 'text' } as const;
    expectOk(await core.content.create({ ...place, ...text, status: 'draft' }));
    expectOk(await core.content.update(place, { status: 'published' }));
    const events = await eventsOf(core);
    expect(events.map(({ name, what }) => [name, what])).toEqual([
      ['section_published', place],
      ['settings_changed', { fields: ['brand', 'founder'] }],
    ]);
    expect(JSON.stringify(events)).not.toMatch(/secret/i);
  });

  test('the activity log records an import, and its undo, as one event each, however many posts it has', async () => {
    const { core } = createTestCore(await open());
    const titles = Array.from({ length: 60 }, (_, count) => `Post ${count}`);
    const report = expectOk(
      await core.imports.importFile(
        asFile(() => exported(...titles)),
        {},
      ),
    );
    expectOk(
      await core.imports.importFile(
        asFile(() => exported('Dry')),
        { isDryRun: true },
      ),
    );
    expectOk(
      await core.imports.importFile(
        asFile(() => exported(...titles)),
        {},
      ),
    );
    await core.imports.undoImport(report.posts.slice(0, 3));
    expect((await eventsOf(core)).map(({ name, what, count }) => [name, what, count])).toEqual([
      ['import_undone', { removed: 3, restored: 0, kept: 0 }, 1],
      ['import_run', { kind: 'export', unchanged: 60 }, 1],
      ['import_run', { kind: 'export', created: 60 }, 1],
    ]);
  });

  test('a change whose event can’t be recorded is not saved', async () => {
    const db = await open();
    const { core } = createTestCore(db);
    expectOk(await core.posts.create(postInput({ slug: 'kept' })));
    const brand = (await core.settings.get()).brand;
    await db.kysely.schema.alterTable('audit_events').renameTo('audit_gone').execute();
    try {
      await expect(core.posts.create(postInput({ slug: 'lost' }))).rejects.toThrow();
      await expect(core.posts.update('kept', { title: 'Other' })).rejects.toThrow();
      await expect(core.posts.remove('kept')).rejects.toThrow();
      await expect(core.settings.save({ brand: 'Other' })).rejects.toThrow();
    } finally {
      await db.kysely.schema.alterTable('audit_gone').renameTo('audit_events').execute();
    }
    const posts = await core.posts.list({ owner: true }, { page: 1, limit: 10 });
    expect(posts.map(({ slug, title }) => [slug, title])).toEqual([['kept', 'A title']]);
    expect((await core.settings.get()).brand).toBe(brand);
  });
});

bothDialects('sign-ins in the activity log', (open) => {
  test('the activity log records sign-ins and sign-outs, but no token, hash or IP address', async () => {
    const db = await open();
    const { core } = await coreWithPassword(db);
    const first = expectOk(await core.session.signIn(password, site.client)).token;
    const second = expectOk(await core.session.signIn(password, site.client)).token;
    const own = core.as({ ...site, token: second });
    await own.session.signOutOthers(second);
    await own.session.signOut(second);
    await own.session.signOut(second);
    const { events } = await own.audit.list({ limit: 10 });
    expect(events.map(({ name, own }) => [name, own])).toEqual([
      ['signed_out', true],
      ['sessions_ended', true],
      ['signed_in', true],
      ['signed_in', false],
    ]);
    const stored = JSON.stringify(await db.kysely.selectFrom('audit_events').selectAll().execute());
    const sessions = await db.kysely.selectFrom('sessions').selectAll().execute();
    for (const secret of [first, second, site.client, ...sessions.map(({ token_hash }) => token_hash)]) {
      expect(stored).not.toContain(secret.slice(0, 8));
    }
    expect(new Set(events.map(({ client }) => client)).size).toBe(1);
    expect(events[0]?.client).toMatch(/^[\w-]{12}$/);
  });

  test('wrong passwords are counted per client and hour, and the lockout is recorded', async () => {
    const { core, clock } = await coreWithPassword(await open());
    for (let attempt = 0; attempt < 5; attempt += 1) await core.session.signIn('wrong', '192.0.2.7');
    for (let attempt = 0; attempt < 3; attempt += 1) await core.session.signIn(password, '192.0.2.7');
    await core.session.signIn('wrong', '192.0.2.8');
    clock.advance(60 * 60 * 1000);
    await core.session.signIn('wrong', '192.0.2.8');
    const { events } = await core.audit.list({ limit: 10 });
    expect(events.map(({ name, count }) => [name, count]).reverse()).toEqual([
      ['sign_in_failed', 5],
      ['locked_out', 4],
      ['sign_in_failed', 1],
      ['sign_in_failed', 1],
    ]);
    expect(new Set(events.map(({ client }) => client)).size).toBe(2);
  });

  test('anonymous clients beyond a limit share one row per hour, so that they can’t fill the table', async () => {
    const db = await open();
    const { core } = await coreWithPassword(db);
    for (let client = 0; client < 130; client += 1) {
      core.as({ source: 'api', client: `198.51.100.${client}` }).audit.refused('no_session');
      core.as({ source: 'api', client: `198.51.100.${client}` }).audit.refused('no_session');
    }
    const { events } = await core.audit.list({ limit: 500 });
    expect(events).toHaveLength(101);
    expect(events.filter(({ client }) => client === null).map(({ count }) => count)).toEqual([60]);
    expect(events.reduce((sum, { count }) => sum + count, 0)).toBe(260);
  });

  test('a wrong password is rejected as usual if its event can’t be recorded, and the failure is logged', async () => {
    const db = await open();
    await saveSecret(db.kysely, 'password_hash', quickHash(password));
    const logged: string[] = [];
    const log = {
      info: (fields: object, message: string) => logged.push(`${message} ${JSON.stringify(fields)}`),
      error: (_fields: object, message: string) => logged.push(message),
    };
    const core = createCore({ db, log }).as(site);
    await db.kysely.schema.alterTable('audit_events').renameTo('audit_gone').execute();
    try {
      const result = await core.session.signIn('wrong', site.client);
      expect(result).toEqual({ ok: false, failure: { code: 'password_invalid', attemptsLeft: 4 } });
      core.audit.refused('no_session');
      await core.audit.settle();
      expect(logged).toEqual(['audit event not recorded', 'audit event not recorded']);
    } finally {
      await db.kysely.schema.alterTable('audit_gone').renameTo('audit_events').execute();
    }
  });

  test('the server log has the same events, once each, after they are committed', async () => {
    const db = await open();
    await saveSecret(db.kysely, 'password_hash', quickHash(password));
    const logged: object[] = [];
    const log = { info: (fields: object) => logged.push(fields), error: () => undefined };
    const core = createCore({ db, log }).as(site);
    await core.session.signIn('wrong', site.client);
    expectOk(await core.posts.create(postInput({ slug: 'one' })));
    expect((await core.posts.create(postInput({ slug: 'one' }))).ok).toBe(false);
    expectOk(
      await core.imports.importFile(
        asFile(() => exported(...Array.from({ length: 60 }, String))),
        {},
      ),
    );
    expect(logged).toMatchObject([
      { event: 'sign_in_failed', source: 'site', count: 1 },
      { event: 'post_published', what: { id: expect.any(String) } },
      { event: 'import_run', what: { created: 60 } },
    ]);
    for (const secret of [site.client, 'slug']) expect(JSON.stringify(logged)).not.toContain(secret);
  });
});
