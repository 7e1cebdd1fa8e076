import { expect, test } from 'vitest';
import { bothDialects } from '../../test/each-dialect.ts';
import { findFormPlace, insertMediaFile } from './media-files-store.ts';
import {
  findMedia,
  insertMedia,
  listMedia,
  type MediaRow,
  removeMedia,
  updateMediaAlt,
} from './media-store.ts';

function picture(id: string, fields: Partial<MediaRow> = {}): MediaRow {
  return {
    id,
    content_hash: `hash of ${id}`,
    file_name: `${id}.jpg`,
    mime_type: 'image/jpeg',
    bytes: 3_000_000,
    width: 1200,
    height: 800,
    alt: '',
    created_at: `2026-01-01T00:00:0${id.length % 10}.000Z`,
    ...fields,
  };
}

bothDialects('stored images', (open) => {
  test('images are listed newest first, page by page, with a total', async () => {
    const { kysely } = await open();
    for (const id of ['a', 'bb', 'ccc']) await insertMedia(kysely, picture(id));
    const first = await listMedia(kysely, { page: 1, limit: 2 });
    expect(first).toEqual({ rows: [picture('ccc'), picture('bb')], total: 3 });
    expect(await listMedia(kysely, { page: 2, limit: 2 })).toEqual({ rows: [picture('a')], total: 3 });
    expect(await listMedia(kysely, { page: 3, limit: 2 })).toEqual({ rows: [], total: 3 });
  });

  test('images are found by any part of the file name or alt text, regardless of case', async () => {
    const { kysely } = await open();
    await insertMedia(kysely, picture('a', { file_name: 'Desk_100%.jpg' }));
    await insertMedia(kysely, picture('bb', { alt: 'An old DESK' }));
    await insertMedia(kysely, picture('ccc', { file_name: 'c:\\window.png' }));
    const ids = async (query: string) =>
      (await listMedia(kysely, { page: 1, limit: 9, query })).rows.map(({ id }) => id);
    expect(await ids('desk')).toEqual(['bb', 'a']);
    expect(await ids('k_1')).toEqual(['a']);
    expect(await ids('0%')).toEqual(['a']);
    expect(await ids('%')).toEqual(['a']);
    expect(await ids('d__k')).toEqual([]);
    expect(await ids(':\\w')).toEqual(['ccc']);
    expect(await ids("' or 1=1 --")).toEqual([]);
    expect(await ids('')).toHaveLength(3);
  });

  test('the alt text of an image can be changed, and an image can be removed', async () => {
    const { kysely } = await open();
    await insertMedia(kysely, picture('a'));
    await insertMedia(kysely, picture('bb'));
    expect(await updateMediaAlt(kysely, 'a', 'A desk')).toEqual(picture('a', { alt: 'A desk' }));
    expect(await updateMediaAlt(kysely, 'none', 'A desk')).toBeUndefined();
    await removeMedia(kysely, 'bb');
    expect(await findMedia(kysely, { id: 'bb' })).toBeUndefined();
    expect(await findMedia(kysely, { id: 'a' })).toEqual(picture('a', { alt: 'A desk' }));
  });

  test('each image variant is stored once, byte for byte, and removed with its image', async () => {
    const { kysely } = await open();
    await insertMedia(kysely, picture('a'));
    const form = { media_id: 'a', width: 480, format: 'avif' } as const;
    const every = Uint8Array.from({ length: 256 }, (_, byte) => byte);
    await insertMediaFile(kysely, { ...form, bytes: every });
    await insertMediaFile(kysely, { ...form, bytes: Uint8Array.of(1) });
    await insertMediaFile(kysely, { ...form, format: 'webp', bytes: Uint8Array.of(2) });
    expect(await findFormPlace(kysely, form)).toEqual({
      bytes: expect.objectContaining(new Uint8Array(every)),
    });
    expect(await findFormPlace(kysely, { ...form, width: 960 })).toBeUndefined();
    await removeMedia(kysely, 'a');
    expect(await kysely.selectFrom('media_files').select('format').execute()).toEqual([]);
    await expect(insertMediaFile(kysely, { ...form, bytes: every })).rejects.toThrow();
  });
});
