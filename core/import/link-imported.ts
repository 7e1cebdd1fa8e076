import type { Database } from '../../db/connect.ts';
import { oldHost, oldPath, oldPlace } from '../../shared/old-address.ts';
import { paths } from '../../shared/paths.ts';
import { countBrought } from './collect-report.ts';
import { exportedId } from './exported-id.ts';
import type { ImportReport } from './import-report.ts';
import { type FormerPlace, findPlacesAt, type ImportedPlace } from './import-store.ts';
import { addressesIn, mapAddresses } from './map-addresses.ts';
import { rewriteImported } from './rewrite-imported.ts';
import { walkImported } from './walk-imported.ts';

type ToAddress = (address: string) => string | undefined;

/** Gives links in imported posts other addresses: `map` knows those for some links, and gives undefined for what stays. */
async function relink(
  db: Database,
  now: Date,
  map: (links: readonly string[]) => Promise<ToAddress>,
): Promise<void> {
  for await (const texts of walkImported(db)) {
    const linked = texts.map(({ id, html }) => ({ id, links: addressesIn(html, 'link') }));
    const to = await map(linked.flatMap(({ links }) => links));
    const ids = linked
      .filter(({ links }) => links.some((address) => to(address) !== undefined))
      .map(({ id }) => id);
    if (ids.length === 0) continue;
    await rewriteImported(db, ids, now, ({ html, cover }) => ({
      html: mapAddresses(html, 'link', to),
      cover,
    }));
  }
}

/** Paths that are looked up at once. */
const pathsAtOnce = 300;

/** Leads links between imported posts to where these are now, also from posts that came before this import. */
export async function linkAfter(db: Database, report: ImportReport, now: Date): Promise<void> {
  if (countBrought(report) === 0) return;
  await relink(db, now, async (links) => {
    const outward = links.filter((address) => /^https?:/i.test(address));
    const wanted = [...new Set(outward.flatMap((address) => oldPath(address) ?? []))];
    const here = new Map<string, FormerPlace>();
    for (let start = 0; start < wanted.length; start += pathsAtOnce) {
      for (const place of await findPlacesAt(db.kysely, wanted.slice(start, start + pathsAtOnce))) {
        for (const address of [place.link, place.source_key]) {
          const host = address === null ? undefined : oldHost(address);
          if (host) here.set(host + place.path, place);
        }
      }
    }
    return (address) => {
      const old = /^https?:/i.test(address) ? oldPlace(address) : undefined;
      const place = old === undefined ? undefined : here.get(old);
      return place && hereAddress(address, place);
    };
  });
}

/** A link's address on this site. Where an exported post has kept its address, a link to it only loses its origin. */
function hereAddress(address: string, { slug, link, source_key }: FormerPlace): string | undefined {
  const { origin, pathname } = URL.parse(link ?? '') ?? {};
  if (exportedId(source_key) !== undefined && pathname === paths.post(slug))
    return address.startsWith(`${origin}/`) ? address.slice(origin?.length) : undefined;
  return paths.post(slug) + (URL.parse(address)?.hash ?? '');
}

/** Leads links to posts that are gone from here back to where they were. */
export async function unlinkImported(
  db: Database,
  gone: readonly Pick<ImportedPlace, 'slug' | 'link'>[],
  now: Date,
): Promise<void> {
  const before = new Map(gone.map(({ slug, link }) => [paths.post(slug), link]));
  await relink(db, now, async () => (address) => {
    const [path = '', anchor] = address.split('#');
    const link = before.get(path);
    return link ? link + (anchor === undefined ? '' : `#${anchor}`) : undefined;
  });
}
