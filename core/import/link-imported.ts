import { setImmediate } from 'node:timers/promises';
import type { Database } from '../../db/connect.ts';
import { oldHost, oldPath, oldPlace } from '../../shared/addresses.ts';
import type { ImportProblem } from '../../shared/imported-post.ts';
import { paths } from '../../shared/paths.ts';
import type { Post } from '../../shared/post.ts';
import { later } from '../content/content.ts';
import { findContentItemById, updateContentItem } from '../content/content-store.ts';
import { checkUnattended, preparePosts } from '../posts/check-post.ts';
import { findPostById, findPostForUpdate, insertRevision, updatePostRow } from '../posts/post-store.ts';
import { checkApproval } from '../reviews/approval.ts';
import { changed, changeSite, unchanged } from '../site-version/change-site.ts';
import { countBrought, type ImportReport } from './import-report.ts';
import {
  exportedId,
  type FormerPlace,
  findImportedPost,
  findPlacesAt,
  findTextPlacesAt,
  type ImportedPlace,
  listImportedTexts,
  saveImported,
  sectionPlace,
} from './import-store.ts';
import { addressesIn, mapAddresses, type ToAddress } from './post-addresses.ts';
import type { Destination } from './save-batch.ts';

type ImportedText = Awaited<ReturnType<typeof listImportedTexts>>[number];

/** The number of bodies in memory at a time. */
const limit = 20;

export async function* walkImported(db: Database): AsyncGenerator<ImportedText[]> {
  for (let after = ''; ; ) {
    const texts = await listImportedTexts(db.kysely, { after, limit });
    if (texts.length > 0) yield texts;
    await setImmediate();
    const last = texts.at(-1);
    if (!last || texts.length < limit) return;
    after = last.id;
  }
}

type LinksStay = Extract<ImportProblem, { code: 'links_stay' | 'links_named' }>;

/** Rewrites links in posts; `map` returns undefined to keep one. Returns posts that couldn't be changed. */
async function relink(
  db: Database,
  now: Date,
  map: (links: readonly string[]) => Promise<ToAddress>,
): Promise<LinksStay[]> {
  const stay: LinksStay[] = [];
  for await (const texts of walkImported(db)) {
    const linked = texts.map(({ id, html }) => ({ id, links: addressesIn(html, 'link') }));
    const to = await map(linked.flatMap(({ links }) => links));
    const ids = linked
      .filter(({ links }) => links.some((address) => to(address) !== undefined))
      .map(({ id }) => id);
    if (ids.length === 0) continue;
    const { held } = await rewriteImported(db, ids, now, ({ html, cover }) => ({
      html: mapAddresses(html, 'link', to),
      cover,
    }));
    for (const { id, title, slug } of texts) {
      const why = held.get(id);
      if (why) stay.push({ code: why === 'named' ? 'links_named' : 'links_stay', title, slug });
    }
  }
  return stay;
}

const pathsPerQuery = 300;

/**
 * Updates links between imported posts and section texts, including those of earlier imports. Returns the
 * posts that couldn't be changed, as problems.
 */
export async function linkAfter(
  db: Database,
  report: Pick<ImportReport, 'posts' | 'counts' | 'others'>,
  now: Date,
): Promise<LinksStay[]> {
  if (countBrought(report) === 0) return [];
  const map = (links: readonly string[]) => findPlaces(db, links);
  const stay = await relink(db, now, map);
  await linkTexts(db, report, now, map);
  return stay;
}

async function findPlaces(db: Database, links: readonly string[]): Promise<ToAddress> {
  const outward = links.filter((address) => /^https?:/i.test(address));
  const wanted = [...new Set(outward.flatMap((address) => oldPath(address) ?? []))];
  const here = new Map<string, ToAddress>();
  for (let start = 0; start < wanted.length; start += pathsPerQuery) {
    const paths = wanted.slice(start, start + pathsPerQuery);
    for (const { section_key, link, path } of await findTextPlacesAt(db.kysely, paths)) {
      const to = sectionPlace(section_key);
      if (to) here.set(`${oldHost(link ?? '')}${path}`, () => to);
    }
    for (const place of await findPlacesAt(db.kysely, paths)) {
      for (const address of [place.link, place.source_key]) {
        const host = address === null ? undefined : oldHost(address);
        if (host) here.set(host + place.path, (address) => hereAddress(address, place));
      }
    }
  }
  return (address) => {
    const old = /^https?:/i.test(address) ? oldPlace(address) : undefined;
    return old === undefined ? undefined : here.get(old)?.(address);
  };
}

/** If an exported post kept its path, its link only becomes relative. */
function hereAddress(address: string, { slug, link, source_key }: FormerPlace): string | undefined {
  const { origin, pathname } = URL.parse(link ?? '') ?? {};
  if (exportedId(source_key) !== undefined && pathname === paths.post(slug))
    return address.startsWith(`${origin}/`) ? address.slice(origin?.length) : undefined;
  return paths.post(slug) + (URL.parse(address)?.hash ?? '');
}

/** Restores the old URLs in links to removed posts. Returns the posts that couldn't be changed. */
export async function unlinkImported(
  db: Database,
  gone: readonly Pick<ImportedPlace, 'slug' | 'link'>[],
  now: Date,
): Promise<{ title: string; slug: string }[]> {
  const before = new Map(gone.map(({ slug, link }) => [paths.post(slug), link]));
  const stay = await relink(db, now, async () => (address) => {
    const [path = '', anchor] = address.split('#');
    const link = before.get(path);
    return link ? link + (anchor === undefined ? '' : `#${anchor}`) : undefined;
  });
  return stay.map(({ title, slug }) => ({ title, slug }));
}

/** Updates links in imported section texts, which still count as unedited. */
async function linkTexts(
  db: Database,
  { posts }: Pick<ImportReport, 'posts'>,
  now: Date,
  map: (links: readonly string[]) => Promise<ToAddress>,
): Promise<void> {
  for (const { id, text, outcome } of posts) {
    if (text && (outcome === 'created' || outcome === 'updated')) await linkText(db, id, now, map);
  }
}

async function linkText(
  db: Database,
  id: string,
  now: Date,
  map: (links: readonly string[]) => Promise<ToAddress>,
): Promise<void> {
  const written = await findContentItemById(db.kysely, db.dialect, id);
  if (!written) return;
  const content = mapAddresses(written.content, 'link', await map(addressesIn(written.content, 'link')));
  if (content === written.content) return;
  await changeSite(db, async (transaction) => {
    const item = await findContentItemById(transaction, db.dialect, id);
    const imported = await findImportedPost(transaction, id);
    const isOurs = item?.updated_at === written.updated_at && imported?.imported_at === item.updated_at;
    if (!isOurs) return unchanged(undefined);
    const updated_at = later(now, item.updated_at);
    const text = { content, content_type: 'html', status: 'draft', updated_at } as const;
    await updateContentItem(transaction, id, text);
    await saveImported(transaction, { ...imported, imported_at: updated_at });
    // Visitors don't see drafts, so the site version stays the same.
    return unchanged(undefined);
  });
}

type Addressed = Pick<Post, 'html' | 'cover'>;

type Rewrite = (post: Addressed) => Addressed & { isPublished?: boolean };

/** `named`: the change would publish a confidential name, or the check failed. */
export type StayReason = 'not_approved' | 'named';

type Rewritten = 'rewritten' | 'same' | StayReason;

/** Saves a new version that counts as unedited. */
async function rewritePost(to: Destination, id: string, rewrite: Rewrite): Promise<Rewritten> {
  const current = await findPostForUpdate(to.db, to.dialect, { id });
  if (!current) return 'same';
  const imported = await findImportedPost(to.db, id);
  const isUnedited = imported?.post_version === current.version;
  const { html, cover, isPublished = false } = rewrite(current);
  const isReady = isPublished && isUnedited && imported.awaits_images === 1;
  const status = isReady ? 'published' : current.status;
  if (html === current.html && cover === current.cover && status === current.status) return 'same';
  const version = current.version + 1;
  const post: Post = { ...current, html, cover, status, updated_at: to.now.toISOString(), version };
  if (!(await checkApproval(to.db, post)).ok) return 'not_approved';
  if (!(await checkUnattended({ db: to.database, transaction: to.db, now: to.now }, post, current)).ok)
    return 'named';
  await updatePostRow(to.db, to.dialect, post);
  await insertRevision(to.db, post);
  if (isUnedited) {
    const awaits_images = isReady ? 0 : imported.awaits_images;
    await saveImported(to.db, { ...imported, post_version: version, awaits_images });
  }
  return 'rewritten';
}

/** Rewrites posts. Returns how many changed and why others stay. */
export async function rewriteImported(
  db: Database,
  ids: string[],
  now: Date,
  rewrite: Rewrite,
): Promise<{ count: number; held: ReadonlyMap<string, StayReason> }> {
  const before = await Promise.all(ids.map((id) => findPostById(db.kysely, id)));
  await preparePosts(
    db,
    before.flatMap((post) => (post ? { ...post, ...rewrite(post) } : [])),
  );
  const rewritten = await changeSite(db, async (transaction) => {
    let count = 0;
    const held = new Map<string, StayReason>();
    const to = { database: db, db: transaction, dialect: db.dialect, now };
    for (const id of ids) {
      // Lets requests run that don't need the database.
      await setImmediate();
      const became = await rewritePost(to, id, rewrite);
      if (became === 'rewritten') count += 1;
      else if (became !== 'same') held.set(id, became);
    }
    return count > 0 ? changed({ count, held }) : unchanged({ count, held });
  });
  return rewritten.ok ? rewritten.value : { count: 0, held: new Map() };
}
