import { expect, test } from 'vitest';
import { saveSecret } from '../core/auth/secret-store.ts';
import { createTestCore, expectOk, postInput } from './create-test-core.ts';
import { bothDialects } from './each-dialect.ts';

bothDialects('each test', (open, dialect) => {
  for (const time of ['first', 'next']) {
    test(`has an empty database of its own, the ${time} one too`, async () => {
      const databases = await Promise.all([open(), open()]);
      for (const db of databases) {
        expect(db.dialect).toBe(dialect);
        expect(db.siteVersion()).toBe(1);
        for (const table of ['posts', 'revisions', 'old_slugs', 'secrets', 'site_version'] as const) {
          const rows = await db.kysely.selectFrom(table).selectAll().execute();
          expect(rows, table).toEqual(table === 'site_version' ? [{ id: 1, version: 1 }] : []);
        }
        const { core } = createTestCore(db);
        expectOk(await core.posts.create(postInput()));
        expectOk(await core.posts.update('a-title', { slug: 'another' }));
        await saveSecret(db.kysely, 'password_hash', 'a hash');
      }
    });
  }
});
