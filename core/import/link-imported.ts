import type { Database } from '../../db/connect.ts';
import { oldHost, oldPath, oldPlace } from '../../shared/addresses.ts';
import type { ImportProblem } from '../../shared/imported-post.ts';
import { paths } from '../../shared/paths.ts';
import { findContentItemById, updateContentItem } from '../content/content-store.ts';
import { later } from '../content/later.ts';
import { changeSite, unchanged } from '../site-version/change-site.ts';
import { countBrought } from './collect-report.ts';
import { exportedId } from './exported-id.ts';
import type { ImportReport } from './import-report.ts';
import {
  type FormerPlace,
  findImportedPost,
  findPlacesAt,
  type ImportedPlace,
  saveImported,
} from './import-store.ts';
import { addressesIn, mapAddresses, type ToAddress } from './map-addresses.ts';
import { rewriteImported } from './rewrite-imported.ts';
import { findTextPlacesAt, sectionPlace } from './texts/text-store.ts';
import { walkImported } from './walk-imported.ts';

type LinksStay = Extract<ImportProblem, { code: 'links_stay' | 'links_named' }>;

/**
 * Gives links in imported posts other addresses: `map` knows those for some links, and gives undefined for what stays. Gives the
 * posts in which all stay, as their reader approved them so, or for the sake of a name.
 */
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

/** Paths that are looked up at once. */
const pathsAtOnce = 300;

/**
 * Leads links between imported posts and texts to where these are now, also from posts that came before this import. Gives the
 * posts whose links stay, as problems of a report.
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

/** Where links to the old site lead here, as far as what was there has come. */
async function findPlaces(db: Database, links: readonly string[]): Promise<ToAddress> {
  const outward = links.filter((address) => /^https?:/i.test(address));
  const wanted = [...new Set(outward.flatMap((address) => oldPath(address) ?? []))];
  const here = new Map<string, ToAddress>();
  for (let start = 0; start < wanted.length; start += pathsAtOnce) {
    const paths = wanted.slice(start, start + pathsAtOnce);
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

/** A link's address on this site. Where an exported post has kept its address, a link to it only loses its origin. */
function hereAddress(address: string, { slug, link, source_key }: FormerPlace): string | undefined {
  const { origin, pathname } = URL.parse(link ?? '') ?? {};
  if (exportedId(source_key) !== undefined && pathname === paths.post(slug))
    return address.startsWith(`${origin}/`) ? address.slice(origin?.length) : undefined;
  return paths.post(slug) + (URL.parse(address)?.hash ?? '');
}

/** Leads links to posts that are gone from here back to where they were. Gives the posts in which they stay. */
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

/** Leads links in the texts that an import has brought to where the posts and pages of the old site are here. The texts count as unedited. */
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
    // A draft is nothing that visitors see.
    return unchanged(undefined);
  });
}
