import { expect, test } from 'vitest';
import { createTestCore, expectOk } from '../../test/create-test-core.ts';
import { eachDialect } from '../../test/each-dialect.ts';
import { plainPicture } from '../../test/picture-files.ts';
import { oneAtATime } from './one-at-a-time.ts';
import { openPicture } from './open-picture.ts';
import { createPictureForms } from './picture-forms.ts';

eachDialect('a form of a picture that takes its time', (open) => {
  test('has the plain picture stand in for it, and is there the next time', async () => {
    const db = await open();
    const bytes = await plainPicture(700, 500).jpeg().toBuffer();
    const { url } = expectOk(await createTestCore(db).core.media.upload({ name: 'a.jpg', bytes }));
    const getForm = createPictureForms(db, 0);
    const ask = async () => expectOk(await openPicture(db, getForm, url, { formats: ['avif'], width: 480 }));
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
    const getForm = createPictureForms(db, 60_000);
    const making = getForm({ media_id: id, width: 480, format: 'avif' });
    await core.media.remove(id, { force: true });
    await making;
    expect(await db.kysely.selectFrom('media_files').select('format').execute()).toEqual([]);
    expect(await getForm({ media_id: id, width: 480, format: 'avif' })).toBeUndefined();
  });
});

test('a queue does one thing after the other, and outlives what fails', async () => {
  const queue = oneAtATime();
  const events: string[] = [];
  const work = (name: string) => async () => {
    events.push(`${name} begins`);
    await new Promise((resolve) => setTimeout(resolve, 5));
    events.push(`${name} ends`);
    if (name === 'b') throw new Error('b fails');
    return name;
  };
  const done = ['a', 'b', 'c'].map((name) => queue.run(work(name)));
  expect(queue.waiting).toBe(3);
  expect((await Promise.allSettled(done)).map(({ status }) => status)).toEqual([
    'fulfilled',
    'rejected',
    'fulfilled',
  ]);
  expect(events).toEqual(['a', 'b', 'c'].flatMap((name) => [`${name} begins`, `${name} ends`]));
  expect(queue.waiting).toBe(0);
});
