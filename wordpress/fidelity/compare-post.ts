import { noParts, type PostComparison, scoreOf } from '../../shared/imported-post.ts';
import { type ContentComparison, compareContent, countParts } from './compare-content.ts';
import { findWords } from './find-words.ts';
import type { VisibleContent } from './visible-content.ts';

/** What a reader sees of a post beside its body, as plain text. */
export interface PostHead {
  title: string;
  excerpt: string;
}

/** The comparison of a whole post, of which the bodies are compared already. */
export function comparePost(source: PostHead, copy: PostHead, body: ContentComparison): PostComparison {
  const parts = {
    ...noParts(),
    ...countParts(body),
    title: countParts(compareTexts(source.title, copy.title)).words,
    excerpt: countParts(compareTexts(source.excerpt, copy.excerpt)).words,
  };
  return { parts, score: scoreOf(parts) };
}

/** The comparison of two plain texts. */
export function compareTexts(source: string, copy: string): ContentComparison {
  return compareContent(plainContent(source), plainContent(copy));
}

/** A plain text as something that is seen. */
export function plainContent(text: string): VisibleContent {
  return { text, words: findWords(text), pictures: [], links: [], headings: [], lists: [] };
}
