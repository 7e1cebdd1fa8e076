import type { Kysely } from 'kysely';
import type { Schema } from '../../db/schema.ts';
import { fail, ok, type Result } from '../../shared/result.ts';
import { isReservedSlug, slugFromTitle, slugify, uniqueSlug } from '../../shared/slug.ts';
import type { PostFailure } from './post-core.ts';
import { isAddressTaken, isSlugTaken } from './post-store.ts';

/** A slug asked for, normalised. Fails with `slug_taken`, `slug_reserved`, or `slug_invalid` without letter or digit. */
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
