import type { ImportReport, PicturesReport, UndoReport } from '../../../../core/import/import-report.ts';
import { paths } from '../../../../shared/paths.ts';
import type { importStatuses } from '../../../../shared/post.ts';
import { fail, type Result } from '../../../../shared/result.ts';
import { askWithProgress, callApi, type Progress, type RunFailure } from '../../forms/api.ts';
import type { ChosenOther } from '../others/use-other-choice.ts';
import type { PreviewedPost } from '../read/previewed-post.ts';

/** What is to be imported, and how. */
export interface ImportOptions {
  posts: PreviewedPost[];
  /** Pages and items of custom types, from a file alone. */
  others: ChosenOther[];
  /** The export that they were read from; null for posts that were read one by one. */
  file: Blob | null;
  /** Where the old blog was, for files that do not say it. */
  blog: string;
  asStatus: (typeof importStatuses)[number];
  isReplacing: boolean;
  /** Whether their pictures are downloaded, too. */
  hasPictures: boolean;
}

/** Characters of a file's name that are told. */
const longestName = 200;

interface Listener {
  onProgress: (progress: Progress) => void;
  signal: AbortSignal;
}

/** Of posts with their originals: three bytes each, and within what the server takes. */
const mostCharacters = 7_000_000;

/** Imports posts: a file is sent whole with the places of those wanted, posts without one as the preview had them. */
export function importPosts(
  { posts, others, file, blog, asStatus, isReplacing, hasPictures }: ImportOptions,
  listener: Listener,
): Promise<Result<ImportReport, RunFailure>> {
  if (file) {
    const query = new URLSearchParams({
      // No post has the place 0.
      only: placeRanges(posts.map(({ place }) => place)) || '0',
      ...otherLists(others),
      as_status: asStatus,
      replace: isReplacing ? '1' : '0',
      pictures: hasPictures ? '1' : '0',
      ...(blog && { address: blog }),
      ...(file instanceof File && { name: file.name.slice(-longestName) }),
    });
    const address = `${paths.apiImport}?${query}`;
    return askWithProgress({ address, body: file, type: 'application/octet-stream', ...listener });
  }
  const choice = { as_status: asStatus, replace: isReplacing, pictures: hasPictures };
  const whole = JSON.stringify({ posts: posts.map(({ scraped }) => scraped), ...choice });
  // The originals are for the report alone: rather than too much at once, the posts go without.
  const bare = () => posts.map(({ scraped }) => ({ ...scraped, original: undefined }));
  const body = whole.length < mostCharacters ? whole : JSON.stringify({ posts: bare(), ...choice });
  return askWithProgress({ address: paths.apiImportPosts, body, type: 'application/json', ...listener });
}

/** Goes on with an import that was paused or broke off, with its file where the site has it no more. */
export function goOnImporting(
  id: string,
  file: File | undefined,
  listener: Listener,
): Promise<Result<ImportReport, RunFailure>> {
  const address = `${paths.apiImport}?${new URLSearchParams({ run: id })}`;
  return askWithProgress({ address, body: file ?? '', type: 'application/octet-stream', ...listener });
}

/** Puts the pictures of posts into the library. New posts are published once their images are there. */
export function importPictures(
  { posts }: ImportReport,
  listener: Listener,
): Promise<Result<PicturesReport, RunFailure>> {
  const body = JSON.stringify({ ids: posts.map(({ id }) => id).filter(Boolean) });
  return askWithProgress({ address: paths.apiImportPictures, body, type: 'application/json', ...listener });
}

async function ask<Value>(address: string, body: object): Promise<Result<Value, RunFailure>> {
  const result = await callApi<Value>('POST', address, { body });
  return result.ok ? result : fail({ code: 'refused', ...result.failure });
}

/** Takes back what an import did. */
export function undoImport({ posts }: ImportReport): Promise<Result<UndoReport, RunFailure>> {
  const made = posts.filter(({ outcome }) => outcome === 'created' || outcome === 'updated');
  return ask(paths.apiImportUndo, { posts: made.map(({ id, version }) => ({ id, version })) });
}

/** Keys in one question. */
const mostKeys = 20_000;

/** The slugs of those that are here already, by their keys. */
export async function findImported(posts: readonly { key: string }[]): Promise<Map<string, string>> {
  const known = await ask<{ source_key: string; slug: string }[]>(paths.apiImportKnown, {
    source_keys: posts.slice(0, mostKeys).map(({ key }) => key),
  });
  // Without an answer nothing is marked; an import doubles nothing all the same.
  return new Map(known.ok ? known.value.map(({ source_key, slug }) => [source_key, slug]) : []);
}

/** The slugs that posts would get here, by their keys; empty without an answer. */
export async function findSlugs(posts: readonly PreviewedPost[]): Promise<Map<string, string>> {
  const found = await ask<string[]>(paths.apiImportSlugs, { slugs: posts.map(({ slug }) => slug) });
  return new Map(found.ok ? posts.map(({ key, slug }, index) => [key, found.value[index] ?? slug]) : []);
}

/** The pages that are wanted as the API reads them: kinds with places, and those that become texts. Empty where there are none. */
export function otherLists(chosen: readonly ChosenOther[]): { others?: string; texts?: string } {
  const drafts = Map.groupBy(
    chosen.filter(({ use }) => use === 'draft'),
    ({ other }) => other.kind,
  );
  const others = [...drafts].map(
    ([kind, items]) => `${encodeURIComponent(kind)}:${placeRanges(items.map(({ other }) => other.place))}`,
  );
  const texts = chosen
    .filter(({ use }) => use !== 'draft')
    .map(({ other, use }) => `${encodeURIComponent(other.kind)}:${other.place}:${use}`);
  return {
    ...(others.length > 0 && { others: others.join(';') }),
    ...(texts.length > 0 && { texts: texts.join(';') }),
  };
}

/** Places in a list as the API reads them: `1-24,26`. */
export function placeRanges(places: readonly number[]): string {
  const ranges: [first: number, last: number][] = [];
  for (const place of [...places].sort((a, b) => a - b)) {
    const range = ranges.at(-1);
    if (range && place <= range[1] + 1) range[1] = place;
    else ranges.push([place, place]);
  }
  return ranges.map(([first, last]) => (first === last ? first : `${first}-${last}`)).join(',');
}
