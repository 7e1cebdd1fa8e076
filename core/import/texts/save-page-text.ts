import { createHash, randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '../../../db/connect.ts';
import { type DialectName, takeAdvisoryLock } from '../../../db/dialect.ts';
import type { Schema } from '../../../db/schema.ts';
import type { ContentPlace, TextSection } from '../../../shared/content.ts';
import { DatabaseFailure } from '../../../shared/database-failure.ts';
import { readEmbeddedAddress } from '../../../shared/embedded-picture.ts';
import { archivePath } from '../../../shared/import-source.ts';
import type { ImportChange, ImportedPost } from '../../../shared/imported-post.ts';
import { oldPaths } from '../../../shared/old-address.ts';
import { fail } from '../../../shared/result.ts';
import { escapeAttribute } from '../../../shared/rich-text/escape.ts';
import { pageTypeOf } from '../../../shared/text-sections.ts';
import {
  type ContentItemRow,
  findContentItemForUpdate,
  insertContentItems,
  updateContentItem,
} from '../../content/content-store.ts';
import { later } from '../../content/later.ts';
import { contentToStore, renderSection } from '../../rendering/render-section.ts';
import { changed, changeSite, unchanged } from '../../site-version/change-site.ts';
import { saveFormerPaths } from '../former-paths.ts';
import type { ImportedPostReport } from '../import-report.ts';
import { findImported, saveImported } from '../import-store.ts';
import { remotePictures } from '../pictures/picture-addresses.ts';
import { RunTaken } from '../resume/checkpoint.ts';
import type { SaveOptions } from '../save-batch.ts';
import { textKey } from './text-store.ts';

type PageReport = ImportedPostReport & { text: ContentPlace };

/**
 * Makes a page's text the draft of a section, in the page's language; what is live stays live. A draft that the owner has
 * begun there is kept. The page's old addresses lead to the section from now on.
 */
export async function savePageText(
  db: Database,
  page: ImportedPost,
  section: TextSection,
  options: Omit<SaveOptions, 'choice' | 'source'>,
): Promise<PageReport> {
  const text = { page_type: pageTypeOf(section), section_key: section, language: page.language };
  const { sourceKey, kind, title } = page;
  const changes = [...page.changes, ...staying(page)];
  const report = (outcome: PageReport['outcome'], item?: ContentItemRow, more: ImportChange[] = []) => ({
    ...{ sourceKey, ...(kind !== undefined && { kind }), title, slug: '', status: 'draft' as const, text },
    ...{ id: item?.id ?? '', version: item ? 1 : 0, outcome, changes: [...changes, ...more] },
  });
  const written = { content: withCover(page), content_type: 'html' as const };
  const rendered = await renderSection(written);
  if (!rendered.ok) return report('failed');
  const content = contentToStore(written, rendered.value);
  let saved = report('failed');
  try {
    await changeSite(db, async (transaction) => {
      await takeAdvisoryLock(transaction, db.dialect, 'import');
      const to = { database: db, db: transaction, dialect: db.dialect, now: options.now };
      const { outcome, item, withheld = [] } = await saveText(to, page, { ...text, content });
      const taken: ImportChange = { code: 'section_taken', what: section, count: 1 };
      saved = report(outcome, item, outcome === 'kept' ? [taken] : withheld);
      if (options.isDryRun) return fail({ code: 'dry_run' });
      const isWritten = outcome === 'created' || outcome === 'updated';
      if (isWritten) await options.run.write(transaction, [saved]);
      await options.keeper?.write(transaction, [page], [saved]);
      await options.onSaved?.(transaction, [page]);
      return isWritten ? changed(undefined) : unchanged(undefined);
    });
    if (options.isDryRun) return saved;
    options.run.keep([saved]);
    options.keeper?.keep();
    return saved;
  } catch (error) {
    if (error instanceof RunTaken) throw error;
    options.onError?.(error, title);
    if (error instanceof DatabaseFailure) options.onDatabaseError?.(error.kind);
    return report('failed');
  }
}

/** A page's featured picture stands above its text; here nothing else would show it. */
function withCover({ html, cover, cover_alt }: ImportedPost): string {
  if (cover === null || html.includes(`src="${escapeAttribute(cover)}"`)) return html;
  return `<figure><img src="${escapeAttribute(cover)}" alt="${escapeAttribute(cover_alt ?? '')}"></figure>\n${html}`;
}

/** What is told of pictures that lie elsewhere: only those of posts are fetched. */
function staying(page: ImportedPost): ImportChange[] {
  const count = remotePictures({ html: withCover(page), cover: null }).filter(isElsewhere).length;
  return count > 0 ? [{ code: 'pictures_stay', what: '', count }] : [];
}

/** A trial run leaves the pictures that came in the file where they are in it. */
function isElsewhere(address: string): boolean {
  return readEmbeddedAddress(address) === undefined && archivePath(address) === undefined;
}

interface Destination {
  /** Where the names are that must not appear. */
  database: Database;
  db: Kysely<Schema>;
  dialect: DialectName;
  now: Date;
}

async function saveText(
  to: Destination,
  page: ImportedPost,
  { content, ...place }: ContentPlace & { content: string },
): Promise<{
  outcome: 'created' | 'updated' | 'unchanged' | 'kept';
  item?: ContentItemRow;
  withheld?: ImportChange[];
}> {
  const key = textKey(page.sourceKey);
  const content_hash = contentHash(page);
  const known = await findImported(to.db, key);
  const row = await findContentItemForUpdate(to.db, to.dialect, place);
  const isKnown = row !== undefined && known?.post_id === row.id;
  if (isKnown && known.content_hash === content_hash) return { outcome: 'unchanged', item: row };
  const isUntouched = isKnown && known.imported_at === row.updated_at;
  if (row?.status === 'draft' && !isUntouched) return { outcome: 'kept', item: row };
  const updated_at = row ? later(to.now, row.updated_at) : to.now.toISOString();
  const text = { content, content_type: 'html', status: 'draft', updated_at } as const;
  const item = row
    ? await updateContentItem(to.db, row.id, text)
    : (await insertContentItems(to.db, [{ ...place, ...text, id: randomUUID() }]))[0];
  if (!item) return { outcome: 'kept' };
  await saveImported(to.db, {
    ...{ source_key: key, post_id: item.id, content_hash, post_version: 1, link: page.link },
    ...{ imported_at: updated_at, awaits_images: 0 },
  });
  const { withheld } = await saveFormerPaths(to, key, oldPaths([page.link, ...(page.former ?? [])]));
  return { outcome: row ? 'updated' : 'created', item, withheld };
}

/** Of the text before its pictures came into the library, where they came with the file. */
function contentHash(page: ImportedPost): string {
  return createHash('sha256')
    .update(withCover({ ...page, ...page.asRead }))
    .digest('base64url');
}
