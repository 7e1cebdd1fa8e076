import { datePart } from '../../../shared/dates.ts';
import type { Locale } from '../../../shared/locale.ts';
import type { OpenedPost } from './opened-post.ts';

export const draftFields = [
  ...(['title', 'slug', 'date', 'cover', 'cover_alt'] as const),
  ...(['excerpt', 'tags', 'language', 'html'] as const),
] as const;

/** What is typed in the editor, as its fields hold it. */
export type DraftValues = Record<(typeof draftFields)[number], string>;

/** A saved post as the fields begin with it; the empty page of a new one, in the owner's language. */
export function valuesOf(post: OpenedPost | null, language: Locale): DraftValues {
  return {
    title: post?.title ?? '',
    slug: post?.slug ?? '',
    date: datePart(post?.date ?? ''),
    cover: post?.cover ?? '',
    cover_alt: post?.cover_alt ?? '',
    excerpt: post?.excerpt ?? '',
    tags: post?.tags.join(', ') ?? '',
    language: post?.language ?? language,
    html: post?.editorHtml ?? post?.html ?? '',
  };
}

/** What a form sends or holds; fields that it lacks are empty, and a cover that is not there has no words. */
export function valuesIn(form: FormData): DraftValues {
  const entries = draftFields.map((name) => [name, String(form.get(name) ?? '')]);
  const values = Object.fromEntries(entries) as DraftValues;
  return values.cover.trim() ? values : { ...values, cover_alt: '' };
}

export function isSame(one: DraftValues, other: DraftValues): boolean {
  return draftFields.every((name) => one[name] === other[name]);
}

/** Whether two versions of a post read the same; their status may differ. */
export function isSameText(one: OpenedPost, other: OpenedPost): boolean {
  const textOf = ({ editorHtml: _, ...post }: OpenedPost) => valuesOf(post, post.language);
  return isSame(textOf(one), textOf(other));
}
