import type { Kysely } from 'kysely';
import type { Schema } from '../../db/schema.ts';
import { fail, ok, type Result } from '../../shared/result.ts';
import { isReservedSlug, slugFromTitle, slugify, uniqueSlug } from '../../shared/slug.ts';
import type { PostFailure } from './post-core.ts';
import { isAddressTaken, isSlugTaken } from './post-store.ts';

/**
 * The slug a writer asked for, normalised. Asked for by name it must be free (`slug_taken`) and not one
 * of the site's own (`slug_reserved`); text with no letter or digit in it is `slug_invalid`.
 */
export async function wantedSlug(db: Kysely<Schema>, wanted: string): Promise<Result<string, PostFailure>> {
  const slug = slugify(wanted);
  if (!slug) return fail({ code: 'slug_invalid' });
  if (isReservedSlug(slug)) return fail({ code: 'slug_reserved', slug });
  return (await isSlugTaken(db, slug)) ? fail({ code: 'slug_taken', slug }) : ok(slug);
}

/** A free slug made from a title, numbered where the plain one is taken or leads to a renamed post. */
export function titleSlug(db: Kysely<Schema>, title: string): Promise<string> {
  return uniqueSlug(slugFromTitle(title), (slug) => isAddressTaken(db, slug));
}
