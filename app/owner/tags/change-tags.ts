import { data } from 'react-router';
import type { TagFailure as CoreTagFailure, Tag } from '../../../core/posts/tags/tag-core.ts';
import { statusOf } from '../../../shared/failure-status.ts';
import type { GuardPlace } from '../../../shared/guard/guarded-name.ts';
import { postLimits } from '../../../shared/post-limits.ts';
import { storedText } from '../../../shared/stored-text.ts';
import { tagSlug } from '../../../shared/tags.ts';
import type { PageContext } from '../../page-context.ts';
import type { RequestFailure, SignedOut } from '../auth/sign-in-failure.ts';
import { readOverride } from '../forms/read-override.ts';

type RefusedTag = CoreTagFailure['code'];

export type TagsFailure = RequestFailure | SignedOut | { code: RefusedTag };

/** A new name that names somebody who must not appear; `isMerge` where that two become one was said already. */
export interface HeldTag {
  from: string;
  name: string;
  isMerge: boolean;
  places: GuardPlace[];
}

/** What came of a form of the tags' page. */
export type TagsResult =
  | { failure: TagsFailure; tag?: string; held?: HeldTag; done?: never; asked?: never }
  | { failure?: never; held?: never; done: { name: string; posts: number }; asked?: never }
  /** The new name is another tag's: whether the two are to become one. */
  | { failure?: never; held?: never; done?: never; asked: { from: string; name: string; into: Tag } };

const nameSchema = storedText().trim().min(1).max(postLimits.tag);

/** Renames a tag. Two become one only where that was asked and said. */
export async function renameTag(form: FormData, { core }: PageContext) {
  const from = String(form.get('tag') ?? '');
  const name = nameSchema.safeParse(form.get('name'));
  if (!name.success) return refused('tag_invalid', from);
  const slug = tagSlug(name.data);
  const into = slug === from ? undefined : (await core.tags.list()).find(({ tag }) => tag === slug);
  if (into && form.get('merge') !== '1') return data<TagsResult>({ asked: { from, name: name.data, into } });
  const renamed = await core.tags.rename(from, name.data, readOverride(form));
  if (!renamed.ok) {
    const { failure } = renamed;
    const places = failure.code === 'names_found' ? failure.places : [];
    const isHeld = failure.code === 'names_found' || failure.code === 'guard_locked';
    const held = isHeld ? { from, name: name.data, isMerge: into !== undefined, places } : undefined;
    return refused(failure.code, from, held);
  }
  return data<TagsResult>({ done: renamed.value });
}

function refused(code: RefusedTag, tag: string, held?: HeldTag) {
  return data<TagsResult>({ failure: { code }, tag, ...(held && { held }) }, { status: statusOf({ code }) });
}
