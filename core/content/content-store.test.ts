import { expect, test } from 'vitest';
import type { Database } from '../../db/connect.ts';
import { bothDialects } from '../../test/each-dialect.ts';
import {
  findContentItemForUpdate,
  insertContentItems,
  listContentItems,
  listPublishedContentItems,
  type NewContentItem,
  type SavedText,
  updateContentItem,
} from './content-store.ts';

const at = (day: number) => `2026-01-0${day}T00:00:00.000Z`;

function text(fields: Partial<SavedText>): SavedText {
  return { content: '<p>Text</p>', content_type: 'html', status: 'draft', updated_at: at(1), ...fields };
}

function item(fields: Partial<NewContentItem>): NewContentItem {
  const place = { page_type: 'homepage', section_key: 'hero_title', language: 'en' } as const;
  return { id: 'first', ...place, ...text({}), ...fields };
}

bothDialects('stored page sections', (open) => {
  test('sections are listed by page and language, in the order of their keys', async () => {
    const { kysely } = await open();
    await insertContentItems(kysely, [
      item({ id: '1', section_key: 'hero_title' }),
      item({ id: '2', section_key: 'about_content' }),
      item({ id: '3', section_key: 'about_content', language: 'es' }),
      item({ id: '4', page_type: 'blog', section_key: 'blog_intro', status: 'published' }),
    ]);
    const keys = async (pageType: string, language: string) =>
      (await listContentItems(kysely, pageType, language)).map(({ id }) => id);
    expect(await keys('homepage', 'en')).toEqual(['2', '1']);
    expect(await keys('homepage', 'es')).toEqual(['3']);
    expect(await keys('service', 'en')).toEqual([]);
    expect((await listPublishedContentItems(kysely)).map(({ id }) => id)).toEqual(['4']);
  });

  test('a section’s published text stays live while a newer draft is edited, until the draft is published', async () => {
    const { kysely } = await open();
    const live = { content: 'live', content_type: 'text', status: 'published' } as const;
    await insertContentItems(kysely, [item(live)]);
    const drafted = await updateContentItem(kysely, 'first', text({ content: 'draft', updated_at: at(2) }));
    expect(drafted).toMatchObject({
      content: 'draft',
      content_type: 'html',
      status: 'draft',
      published_content: 'live',
      published_content_type: 'text',
      published_at: at(1),
      updated_at: at(2),
      created_at: at(1),
    });
    const published = await updateContentItem(
      kysely,
      'first',
      text({ content: 'newer', status: 'published', updated_at: at(3) }),
    );
    expect(published).toMatchObject({
      published_content: 'newer',
      published_content_type: 'html',
      published_at: at(3),
    });
    expect(await listPublishedContentItems(kysely)).toEqual([published]);
  });

  test('a section is unique per page, key and language: a second insert writes nothing', async () => {
    const { kysely } = await open();
    const [first] = await insertContentItems(kysely, [item({})]);
    const inserted = await insertContentItems(kysely, [
      item({ id: 'second', content: 'other' }),
      item({ id: 'third', language: 'es' }),
    ]);
    expect(inserted.map(({ id }) => id)).toEqual(['third']);
    expect(await listContentItems(kysely, 'homepage', 'en')).toEqual([first]);
  });

  test('a section is found by page, key and language, and updated by one transaction after another', async () => {
    const db: Database = await open();
    await insertContentItems(db.kysely, [item({ content: '' })]);
    const place = { page_type: 'homepage', section_key: 'hero_title', language: 'en' } as const;
    const append = () =>
      db.kysely.transaction().execute(async (transaction) => {
        const found = await findContentItemForUpdate(transaction, db.dialect, place);
        await updateContentItem(transaction, 'first', text({ content: `${found?.content}x` }));
      });
    await Promise.all(Array.from({ length: 10 }, append));
    expect(await findContentItemForUpdate(db.kysely, db.dialect, place)).toMatchObject({
      content: 'xxxxxxxxxx',
    });
    expect(
      await findContentItemForUpdate(db.kysely, db.dialect, { ...place, language: 'es' }),
    ).toBeUndefined();
  });
});
