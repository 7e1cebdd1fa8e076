/** What of an article's body is read in one piece; of those that hold others only the inner ones. */
const blocks = 'p, h2, h3, h4, h5, h6, li, blockquote, figcaption, pre, th, td';

/** The paragraphs, headings and items of an article, in the order in which they are read. */
export function paragraphsOf(prose: HTMLElement): HTMLElement[] {
  return [...prose.querySelectorAll<HTMLElement>(blocks)].filter(
    (block) => !block.querySelector(blocks) && block.textContent?.trim(),
  );
}

/** In pieces that every voice reads to their end: some stop within a long text. */
export function sentencesOf(text: string, language: string): string[] {
  const segments = new Intl.Segmenter(language, { granularity: 'sentence' }).segment(text);
  return [...segments].map(({ segment }) => segment.trim()).filter((sentence) => sentence !== '');
}
