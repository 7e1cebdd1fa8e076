import type { Database } from '../../db/connect.ts';
import type { GuardOverride, GuardPlace } from '../../shared/guard/guarded-name.ts';
import type { RecordEvent } from '../audit/create-recorder.ts';
import { checkLeaving } from '../guard/check-leaving.ts';
import { readGuardedList } from '../guard/guarded-list.ts';
import { postFields } from '../posts/check-post.ts';
import { readSettings } from '../settings/settings.ts';
import { inTransaction } from '../site-version/change-site.ts';
import { listPostsAfter } from './export-store.ts';

/** A post of an export in which names stand; `places` is null where nobody can say. */
export interface HeldPost {
  id: string;
  slug: string;
  title: string;
  places: GuardPlace[] | null;
}

const batch = 50;

/** The posts, drafts too, that an export would take along although names stand in them; with `override` they are written down, and none is held. */
export async function checkExport(
  db: Database,
  { record, now, override }: { record: RecordEvent; now: Date; override?: GuardOverride | undefined },
): Promise<HeldPost[]> {
  const list = await readGuardedList(db);
  if (list.ok && list.value.names.length === 0) return [];
  const held: HeldPost[] = [];
  const check = (subject: string, version: number | undefined, fields: ReturnType<typeof postFields>) =>
    inTransaction(db, (transaction) =>
      checkLeaving({ db, transaction, record, now }, { kind: 'export', subject, version, fields, override }),
    );
  const { brand, founder } = await readSettings(db);
  const names = [brand, founder].map(
    (value) => ({ field: 'text', value, form: 'prose', of: 'brand' }) as const,
  );
  const ownNames = await check('brand', undefined, names);
  if (!ownNames.ok) held.push({ id: '', slug: '', title: brand, places: placesOf(ownNames.failure) });
  for (let after = ''; ; ) {
    const posts = await listPostsAfter(db.kysely, after, batch);
    for (const post of posts) {
      const former = { field: 'slug', value: JSON.stringify(post.former), form: 'address' } as const;
      const checked = await check(post.id, post.version, [...postFields(post), former]);
      if (checked.ok) continue;
      const { id, slug, title } = post;
      held.push({ id, slug, title, places: placesOf(checked.failure) });
    }
    after = posts.at(-1)?.id ?? '';
    if (posts.length < batch) return held;
  }
}

function placesOf(failure: { code: string; places?: GuardPlace[] }): GuardPlace[] | null {
  return failure.places ?? null;
}
