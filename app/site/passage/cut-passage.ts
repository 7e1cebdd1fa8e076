/** Words of an article and what stands around them. Blocks and lines are parted by "\n", words by one space. */
export interface Passage {
  text: string;
  /** Of the article, up to the passage and after it. */
  before: string;
  after: string;
}

/**
 * The words between two places of a text, whole ones: a link to a passage is found by whole words only. Undefined where
 * there are none.
 */
export function cutPassage(text: string, from: number, to: number, language: string): Passage | undefined {
  const words = new Intl.Segmenter(language, { granularity: 'word' }).segment(text);
  const first = words.containing(from);
  const last = words.containing(to - 1);
  let start = first?.isWordLike ? first.index : from;
  let end = last?.isWordLike ? last.index + last.segment.length : to;
  // With a mark of a quotation comes the one that belongs to it, where it stands right beside the words.
  const marks = text.slice(start, end).replace(/[^“”«»]/g, '');
  if (/^[”»]/.test(marks)) start -= /[“«]$/.exec(text.slice(0, start))?.[0].length ?? 0;
  if (/[“«]$/.test(marks)) end += /^[.,;:!?…]*[”»]/.exec(text.slice(end))?.[0].length ?? 0;
  const [, space = '', passage = '', spaceAfter = ''] =
    /^(\s*)(.*?)(\s*)$/s.exec(squash(text.slice(start, end))) ?? [];
  if (!/[\p{L}\p{N}]/u.test(passage)) return undefined;
  return {
    text: passage,
    before: squash(text.slice(0, start)) + space,
    after: spaceAfter + squash(text.slice(end)),
  };
}

/** White space as it is shown, without hyphens that may be shown or not. */
function squash(text: string): string {
  return text
    .replace(/\u00ad/g, '')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n\s*/g, '\n');
}
