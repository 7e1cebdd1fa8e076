import { expect, test } from 'vitest';
import type { Database } from '../../db/connect.ts';
import { createTestCore, expectOk } from '../../test/create-test-core.ts';
import { eachDialect } from '../../test/each-dialect.ts';
import { plainPicture } from '../../test/picture-files.ts';
import { openPicture } from './open-picture.ts';
import { createPictureFiles, inDatabase } from './picture-files.ts';
import { createPictureForms } from './picture-forms.ts';

const filesOf = (db: Database) => createPictureFiles(db, inDatabase, () => new Date());

eachDialect('a form of a picture that takes its time', (open) => {
  test('has the plain picture stand in for it, and is there the next time', async () => {
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

  test('is given up quietly when the picture is removed meanwhile', async () => {
    const db = await open();
    const { core } = createTestCore(db);
    const bytes = await plainPicture(900, 900).jpeg().toBuffer();
    const { id } = expectOk(await core.media.upload({ name: 'a.jpg', bytes }));
    const getForm = createPictureForms(db, filesOf(db), 60_000);
    const making = getForm({ media_id: id, width: 480, format: 'avif' });
    await core.media.remove(id, { isForced: true });
    await making;
    expect(await db.kysely.selectFrom('media_files').select('format').execute()).toEqual([]);
    expect(await getForm({ media_id: id, width: 480, format: 'avif' })).toBeUndefined();
  });
});
