import { randomUUID } from 'node:crypto';
import type { Database } from '../../db/connect.ts';
import type { Db } from '../../db/schema.ts';
import {
  type BuiltInContent,
  type ContentInput,
  type ContentItem,
  type ContentPlace,
  type ContentUpdate,
  isSpecified,
  type PageType,
  type RenderedContent,
  type RenderedContents,
} from '../../shared/content.ts';
import type { GuardOverride, OutgoingField } from '../../shared/guard/guarded-name.ts';
import { defaultLocale, type Locale } from '../../shared/locale.ts';
import { fail, ok, type Result } from '../../shared/result.ts';
import type { Actor } from '../../shared/sign-in.ts';
import type { RecordEvent } from '../audit/audit.ts';
import { checkOutgoing, type Exit, type GuardFailure, previewMatches } from '../guard/check-outgoing.ts';
import { contentToStore, isEmptySection, renderSection, renderStoredSection } from '../rendering/render.ts';
import type { RenderedSection, TooIntricate } from '../rendering/rendering-jobs.ts';
import { changed, changeSite, unchanged } from '../site-version/change-site.ts';
import {
  type ContentFailure,
  type ContentItemRow,
  type ContentMigration,
  findContentItem,
  findContentItemForUpdate,
  insertContentItems,
  listContentItems,
  listDrafts,
  listDraftsForUpdate,
  listPublishedContentItems,
  type NewContentItem,
  type PublishedDrafts,
  removeContentItem,
  restorePublishedText,
  toContentItem,
  toContentItems,
  toPublishedItem,
  updateContentItem,
} from './content-store.ts';

/** Returns the newest texts to the owner, and the published ones to visitors. */
export async function listContent(
  db: Database,
  published: () => Promise<PublishedSection[]>,
  actor: Actor,
  range: { pageType: PageType; language: Locale },
): Promise<ContentItem[]> {
  const { pageType, language } = range;
  if (!actor.owner) return publishedIn(await published(), pageType, language).map(({ item }) => item);
  return toContentItems(await listContentItems(db.kysely, pageType, language));
}

interface PublishedSection {
  item: ContentItem;
  content: RenderedContent;
}

/** Reads all sections in one query, because there are only about twenty. HTML is sanitized again. */
export async function readPublishedContent(db: Database): Promise<PublishedSection[]> {
  const rows = await listPublishedContentItems(db.kysely);
  const sections: PublishedSection[] = [];
  for (const row of rows) {
    const item = toPublishedItem(row);
    if (!item) continue;
    const rendered = await renderStoredSection(item);
    if (isEmptySection(item.section_key, rendered)) continue;
    sections.push({ item: { ...item, content: contentToStore(item, rendered) }, content: rendered.content });
  }
  return sections;
}

export function publishedIn(published: PublishedSection[], pageType: PageType, language: Locale) {
  return published.filter(({ item }) => item.page_type === pageType && item.language === language);
}

export function renderedContents(sections: PublishedSection[]): RenderedContents {
  return Object.fromEntries(sections.map(({ item, content }) => [item.section_key, content]));
}

export async function draftSections(
  db: Database,
  published: () => Promise<PublishedSection[]>,
  pageType: PageType,
  language: Locale,
): Promise<RenderedContents> {
  const items = toContentItems(await listContentItems(db.kysely, pageType, language));
  const newest: PublishedSection[] = [];
  for (const item of items) {
    const rendered = await renderStoredSection(item);
    if (isEmptySection(item.section_key, rendered)) continue;
    newest.push({ item, content: rendered.content });
  }
  return {
    ...renderedContents(publishedIn(await published(), pageType, language)),
    ...renderedContents(newest),
  };
}

/** Creates a section, in English by default. A published section can't be empty. */
export async function createContent(
  db: Database,
  record: RecordEvent,
  input: ContentInput,
  now: Date,
): Promise<Result<ContentItem, ContentFailure>> {
  const rendered = await renderSection(input);
  if (!rendered.ok) return rendered;
  const content = contentToStore(input, rendered.value);
  const { override, ...written } = input;
  const item = { ...written, language: input.language ?? defaultLocale, content };
  if (item.status === 'published' && isEmptySection(item.section_key, rendered.value)) {
    return fail({ code: 'section_empty' });
  }
  return changeSite<ContentItem, ContentFailure>(db, async (transaction) => {
    const checked = await checkSection({ db, transaction, record, now }, item, rendered.value, override);
    if (!checked.ok) return checked;
    const [created] = await insertContentItems(transaction, [
      { ...item, id: randomUUID(), updated_at: now.toISOString() },
    ]);
    if (!created) return fail({ code: 'section_exists' });
    await recordSection(transaction, record, item);
    return changed(toContentItem(created));
  });
}

/** Saves the fields in `update`. With `updated_at`, fails if changed since (`section_changed_elsewhere`). */
export async function updateContent(
  db: Database,
  record: RecordEvent,
  place: ContentPlace,
  update: ContentUpdate,
  now: Date,
): Promise<Result<ContentItem, ContentFailure>> {
  const before = await findContentItem(db.kysely, place);
  if (!before) return fail({ code: 'section_not_found' });
  // Rendered before the transaction, so that other writes don't wait.
  const ahead = await renderSection({ ...toContentItem(before), ...textOf(update) });
  if (!ahead.ok) return ahead;
  return changeSite<ContentItem, ContentFailure>(db, async (transaction) => {
    const row = await findContentItemForUpdate(transaction, db.dialect, place);
    if (!row) return fail({ code: 'section_not_found' });
    const current = toContentItem(row);
    if (update.updated_at !== undefined && update.updated_at !== current.updated_at) {
      return fail({ code: 'section_changed_elsewhere', updated_at: current.updated_at });
    }
    const item = {
      ...current,
      ...textOf(update),
      status: update.status ?? current.status,
      updated_at: later(now, current.updated_at),
    };
    const rendered = await renderSection(item);
    if (!rendered.ok) return rendered;
    item.content = contentToStore(item, rendered.value);
    if (item.status === 'published' && isEmptySection(item.section_key, rendered.value)) {
      return fail({ code: 'section_empty' });
    }
    const checked = await checkSection(
      { db, transaction, record, now },
      item,
      rendered.value,
      update.override,
    );
    if (!checked.ok) return checked;
    const saved = toContentItem(await updateContentItem(transaction, current.id, item));
    await recordSection(transaction, record, saved);
    return changed(saved);
  });
}

function textOf({
  content,
  content_type,
}: ContentUpdate): Partial<Pick<ContentItem, 'content' | 'content_type'>> {
  return { ...(content !== undefined && { content }), ...(content_type !== undefined && { content_type }) };
}

/**
 * Discards a draft. Removes a section that was never published and returns null. With `updated_at`, fails if
 * the draft has changed since (`section_changed_elsewhere`).
 */
export async function discardDraft(
  db: Database,
  place: ContentPlace,
  updatedAt: string | undefined,
  now: Date,
): Promise<Result<ContentItem | null, ContentFailure>> {
  return changeSite<ContentItem | null, ContentFailure>(db, async (transaction) => {
    const row = await findContentItemForUpdate(transaction, db.dialect, place);
    if (!row) return fail({ code: 'section_not_found' });
    const current = toContentItem(row);
    if (updatedAt !== undefined && updatedAt !== current.updated_at) {
      return fail({ code: 'section_changed_elsewhere', updated_at: current.updated_at });
    }
    if (current.status === 'published') return unchanged(current);
    return changed(await discardNewest(transaction, row, now));
  });
}

/** Discards a draft within a transaction. Returns null if the section was never published and is removed. */
export async function discardNewest(transaction: Db, row: ContentItemRow, now: Date) {
  const live = row.published_content === null ? null : toPublishedItem(row);
  if (!live) {
    await removeContentItem(transaction, row.id);
    return null;
  }
  const restored = { ...live, updated_at: later(now, row.updated_at) };
  return toContentItem(await restorePublishedText(transaction, row.id, restored));
}

/** Publishes all drafts at once. Those that would leave their section empty stay drafts. */
export async function publishDrafts(db: Database, record: RecordEvent, now: Date): Promise<PublishedDrafts> {
  // Rendered before the transaction, so that other writes don't wait.
  for (const draft of toContentItems(await listDrafts(db.kysely))) {
    const rendered = await renderSection(draft);
    if (rendered.ok) await previewMatches(db, [sectionFields(draft, rendered.value)]);
  }
  const result = await changeSite<PublishedDrafts, never>(db, async (transaction) => {
    const published: PublishedDrafts = { published: [], left: [], guarded: [] };
    for (const draft of toContentItems(await listDraftsForUpdate(transaction, db.dialect))) {
      const rendered = await renderSection(draft);
      if (!rendered.ok || isEmptySection(draft.section_key, rendered.value)) {
        published.left.push(draft);
        continue;
      }
      const item = {
        ...draft,
        content: contentToStore(draft, rendered.value),
        status: 'published' as const,
        updated_at: later(now, draft.updated_at),
      };
      const checked = await checkSection({ db, transaction, record, now }, item, rendered.value);
      if (!checked.ok) {
        published.guarded.push(draft);
        continue;
      }
      await updateContentItem(transaction, draft.id, item);
      await recordSection(transaction, record, item);
      published.published.push(item);
    }
    return published.published.length > 0 ? changed(published) : unchanged(published);
  });
  if (!result.ok) throw new Error('Publishing drafts can’t fail.');
  return result.value;
}

/** Copies default texts of the given sections to drafts. Overwrites nothing, so it is safe to run again. */
export async function migrateContent(
  db: Database,
  builtIn: BuiltInContent[],
  now: Date,
): Promise<ContentMigration> {
  const items: NewContentItem[] = [];
  for (const text of builtIn.filter(isSpecified)) {
    const rendered = await renderSection(text);
    if (!rendered.ok) throw new Error(`The default text of ${text.section_key} can’t be rendered.`);
    const content = contentToStore(text, rendered.value);
    items.push({ ...text, content, status: 'draft', id: randomUUID(), updated_at: now.toISOString() });
  }
  // Visitors don't see drafts, so the site version stays the same.
  const created = items.length > 0 ? (await insertContentItems(db.kysely, items)).length : 0;
  return { created, kept: items.length - created };
}

type Section = Pick<
  ContentItem,
  'page_type' | 'section_key' | 'language' | 'content' | 'content_type' | 'status'
>;

async function checkSection(
  exit: Exit,
  section: Section,
  rendered: RenderedSection,
  override?: GuardOverride,
): Promise<Result<undefined, GuardFailure | TooIntricate>> {
  const { page_type, section_key, language, status } = section;
  if (status !== 'published') return ok(undefined);
  const subject = `${page_type}/${section_key}/${language}`;
  return checkOutgoing(exit, {
    kind: 'section',
    subject,
    fields: sectionFields(section, rendered),
    override,
  });
}

function sectionFields(
  { page_type, section_key, content, content_type }: Section,
  { content: { html } }: RenderedSection,
): OutgoingField[] {
  const of = `${page_type}/${section_key}`;
  const shown: OutgoingField = { field: 'text', value: html, form: 'html', of };
  // The API returns Markdown as written, which includes more than the page shows.
  return content_type === 'html' ? [shown] : [shown, { field: 'text', value: content, form: 'prose', of }];
}

async function recordSection(
  transaction: Db,
  record: RecordEvent,
  {
    status,
    page_type,
    section_key,
    language,
  }: Pick<ContentItem, 'status' | 'page_type' | 'section_key' | 'language'>,
): Promise<void> {
  if (status !== 'published') return;
  await record(transaction, { name: 'section_published', what: { page_type, section_key, language } });
}

/** Two saves never get the same timestamp. */
export function later(now: Date, last: string): string {
  return new Date(Math.max(now.getTime(), Date.parse(last) + 1)).toISOString();
}
