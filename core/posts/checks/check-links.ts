import type { Kysely } from 'kysely';
import type { Schema } from '../../../db/schema.ts';
import type { FoundLink } from '../../../shared/checks/check-body.ts';
import { type LinkTarget, linkTarget } from '../../../shared/checks/link-target.ts';
import type { PostCheck } from '../../../shared/checks/post-check.ts';
import { listOldPaths, listPictures, listReadTags, listStatusesAt } from './link-store.ts';

/** Links of one text that are looked up; no honest text has as many to its own site. */
const mostLinks = 500;

/** Which links to this site lead nowhere, or where readers can't go. Asks the database alone, and no other site. */
export async function checkLinks(
  db: Kysely<Schema>,
  links: readonly FoundLink[],
  origin: string,
): Promise<PostCheck[]> {
  const own = links
    .map((link) => ({ link, target: linkTarget(link.href, origin) }))
    .filter((each): each is { link: FoundLink; target: LinkTarget } => each.target !== undefined)
    .slice(0, mostLinks);
  const targets = own.map(({ target }) => target);
  const unique = (names: string[]) => [...new Set(names)];
  const [posts, pictures, tags, former] = await Promise.all([
    listStatusesAt(db, unique(targets.flatMap((target) => (target.kind === 'post' ? target.slug : [])))),
    listPictures(db, unique(targets.flatMap((target) => (target.kind === 'picture' ? target.id : [])))),
    listReadTags(db, unique(targets.flatMap((target) => (target.kind === 'tag' ? target.tag : [])))),
    listOldPaths(
      db,
      unique(targets.flatMap((target) => (target.kind === 'other' ? [target.path, `${target.path}/`] : []))),
    ),
  ]);
  const trouble = (target: LinkTarget): 'link_to_missing' | 'link_to_hidden' | undefined => {
    const exists = (is: boolean) => (is ? undefined : 'link_to_missing');
    switch (target.kind) {
      case 'page':
        return undefined;
      case 'owner':
        return 'link_to_hidden';
      case 'picture':
        return exists(pictures.has(target.id));
      case 'tag':
        return exists(tags.has(target.tag));
      case 'other':
        return exists(former.has(target.path) || former.has(`${target.path}/`));
      case 'post': {
        const status = posts.get(target.slug);
        if (status === undefined) return 'link_to_missing';
        return status === 'published' ? undefined : 'link_to_hidden';
      }
    }
  };
  return own.flatMap(({ link, target }) => {
    const code = trouble(target);
    return code ? [{ code, field: 'body' as const, ...link }] : [];
  });
}
