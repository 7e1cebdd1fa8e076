import { data } from 'react-router';
import type { TagFailure as CoreTagFailure, Tag } from '../../../core/posts/tags/tag-core.ts';
import { statusOf } from '../../../shared/failure-status.ts';
import { postLimits } from '../../../shared/post-limits.ts';
import { storedText } from '../../../shared/stored-text.ts';
import { tagSlug } from '../../../shared/tags.ts';
import type { PageContext } from '../../page-context.ts';
import type { RequestFailure, SignedOut } from '../auth/sign-in-failure.ts';

type RefusedTag = CoreTagFailure['code'];

export type TagsFailure = RequestFailure | SignedOut | { code: RefusedTag };

/** What came of a form of the tags' page. */
export type TagsResult =
  | { failure: TagsFailure; tag?: string; done?: never; asked?: never }
  | { failure?: never; done: { name: string; posts: number }; asked?: never }
  /** The new name is another tag's: whether the two are to become one. */
  | { failure?: never; done?: never; asked: { from: string; name: string; into: Tag } };

const nameSchema = storedText().trim().min(1).max(postLimits.tag);

/** Renames a tag. Two become one only where that was asked and said. */
export async function renameTag(form: FormData, { core }: PageContext) {
  const from = String(form.get('tag') ?? '');
  const name = nameSchema.safeParse(form.get('name'));
  if (!name.success) return refused('tag_invalid', from);
  const slug = tagSlug(name.data);
  const into = slug === from ? undefined : (await core.tags.list()).find(({ tag }) => tag === slug);
  if (into && form.get('merge') !== '1') return data<TagsResult>({ asked: { from, name: name.data, into } });
  const renamed = await core.tags.rename(from, name.data);
  if (!renamed.ok) return refused(renamed.failure.code, from);
  return data<TagsResult>({ done: renamed.value });
}

function refused(code: RefusedTag, tag: string) {
  return data<TagsResult>({ failure: { code }, tag }, { status: statusOf({ code }) });
}
