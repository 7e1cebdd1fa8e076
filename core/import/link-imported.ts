import type { Database } from '../../db/connect.ts';
import { paths } from '../../shared/paths.ts';
import type { ImportReport } from './import-report.ts';
import { type ImportedPlace, listImportedPlaces } from './import-store.ts';
import { addressesIn, mapAddresses } from './map-addresses.ts';
import { oldPlace } from './old-address.ts';
import { rewriteImported } from './rewrite-imported.ts';
import { walkImported } from './walk-imported.ts';

/** Where posts were: their links, and the addresses with a number that WordPress uses as their names. */
function addressesOf({ link, source_key }: ImportedPlace): string[] {
  return [link, source_key].filter((address) => address !== null);
}

/** Gives links in imported posts other addresses; `to` gives undefined for those that stay. */
async function relink(db: Database, now: Date, to: (address: string) => string | undefined): Promise<void> {
  for await (const texts of walkImported(db)) {
    const ids = texts
      .filter(({ html }) => addressesIn(html, 'link').some((address) => to(address) !== undefined))
      .map(({ id }) => id);
    if (ids.length === 0) continue;
    await rewriteImported(db, ids, now, ({ html, cover }) => ({
      html: mapAddresses(html, 'link', to),
      cover,
    }));
  }
}

/** Leads links between imported posts to where these are now, also from posts that came before this import. */
export async function linkAfter(db: Database, { counts }: ImportReport, now: Date): Promise<void> {
  if (counts.created + counts.updated === 0) return;
  const here = new Map<string, string>();
  for (const place of await listImportedPlaces(db.kysely)) {
    for (const address of addressesOf(place)) {
      const old = oldPlace(address);
      if (old) here.set(old, paths.post(place.slug));
    }
  }
  await relink(db, now, (address) => {
    const old = /^https?:/i.test(address) ? oldPlace(address) : undefined;
    return old && here.get(old);
  });
}

/** Leads links to posts that are gone from here back to where they were. */
export async function unlinkImported(
  db: Database,
  gone: readonly Pick<ImportedPlace, 'slug' | 'link'>[],
  now: Date,
): Promise<void> {
  const before = new Map(gone.map(({ slug, link }) => [paths.post(slug), link]));
  await relink(db, now, (address) => before.get(address) ?? undefined);
}
