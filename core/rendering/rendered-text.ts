import type { RenderedContent } from '../../shared/content.ts';
import { descriptionLength } from '../../shared/rich-text/parse-html.ts';
import type { TextLength } from '../../shared/text.ts';

/** Longest start of a text, in UTF-16 code units: on lists (docs/specification.md 9.4), and in page metadata. */
export const excerptLengths = { summary: 160, description: descriptionLength } as const;

/** A post's body and what is derived from it. */
export interface ReadBody {
  html: string;
  isEmpty: boolean;
  summary: string;
  description: string;
  length: TextLength;
}

export interface RenderedSection {
  content: RenderedContent;
  /** Nothing to see. */
  isEmpty: boolean;
  /** Whether there is text, which is all that titles show. */
  hasText: boolean;
}

/** The text takes longer to read than anything a person has written. */
export interface TooIntricate {
  code: 'text_too_intricate';
}
