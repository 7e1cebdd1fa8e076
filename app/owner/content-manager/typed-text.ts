import type { ContentItem } from '../../../shared/content.ts';
import { plainTextHtml } from '../editor/paste/plain-text-html.ts';

export type Mode = ContentItem['content_type'];

/** What is kept in the browser while it is typed. */
export type TypedText = {
  content: string;
  content_type: Mode;
  /** `updated_at` of the text it started from, '' for none. */
  base: string;
};

/** The mode of a text that nobody has written yet (docs/specification.md 4.6). */
const defaultMode: Mode = 'html';

/** A saved text as its field begins; without one, what readers see now. */
export function startOf(item: ContentItem | null, builtIn: string): TypedText {
  return {
    content: item?.content ?? builtIn,
    content_type: item?.content_type ?? defaultMode,
    base: item?.updated_at ?? '',
  };
}

/** Whether two texts say different things; the mode of an empty one says nothing. */
export function differs(one: TypedText, other: TypedText): boolean {
  if (one.content !== other.content) return true;
  return one.content !== '' && one.content_type !== other.content_type;
}

/** What is sent of a text. HTML in which nobody wrote a tag is lines of plain text: they stay apart. */
export function contentToSend(content: string, mode: Mode): string {
  const isPlain = mode === 'html' && !/<[a-z!/]/i.test(content);
  return isPlain && /\S\s*\n\s*\S/.test(content) ? plainTextHtml(content) : content;
}
