import { expect, test } from 'vitest';
import type { Database } from '../../db/connect.ts';
import { createTestCore, expectOk } from '../../test/create-test-core.ts';
import { eachDialect } from '../../test/each-dialect.ts';
import { plainPicture } from '../../test/picture-files.ts';
import { createPictureFiles, inDatabase } from './picture-files.ts';
import { createPictureForms, openPicture } from './picture-forms.ts';

const filesOf = (db: Database) => createPictureFiles(db, inDatabase, () => new Date());

eachDialect('a slow image variant', (open) => {
  test('a variant that takes too long is replaced by the original until it is ready', async () => {
    const db = await open();
    const bytes = await plainPicture(700, 500).jpeg().toBuffer();
    const { url } = expectOk(await createTestCore(db).core.media.upload({ name: 'a.jpg', bytes }));
    const getForm = createPictureForms(db, filesOf(db), 0);
    const ask = async () =>
      expectOk(await openPicture(db, filesOf(db), getForm, url, { formats: ['avif'], width: 480 }));
    expect(await ask()).toMatchObject({ format: 'jpeg', width: 700, isLasting: false });
    await expect
      .poll(ask, { timeout: 10_000 })
      .toMatchObject({ format: 'avif', width: 480, isLasting: true });
  });
});
