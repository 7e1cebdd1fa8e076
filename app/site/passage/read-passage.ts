import { cutPassage, type Passage } from './cut-passage.ts';

const blocks = 'p, h2, h3, li, blockquote, figure, figcaption, ul, ol';

/** The words of a selection that stand in an article's text; undefined where none do. */
export function readPassage(prose: HTMLElement, range: Range): Passage | undefined {
  let text = '';
  let from = -1;
  let to = -1;
  let block: Element | null = null;
  const walker = document.createTreeWalker(prose, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!(node instanceof Text)) {
      // A picture parts a line as far as browsers look for words.
      if (node instanceof HTMLBRElement || node instanceof HTMLImageElement) text += '\n';
      continue;
    }
    const around = node.parentElement?.closest(blocks) ?? null;
    if (around !== block) text += '\n';
    block = around;
    if (range.intersectsNode(node)) {
      const start = node === range.startContainer ? range.startOffset : 0;
      const end = node === range.endContainer ? range.endOffset : node.length;
      if (end > start) {
        if (from < 0) from = text.length + start;
        to = text.length + end;
      }
    }
    // Lines of the source are not those of the page.
    text += node.data.replace(/\s/g, ' ');
  }
  return from < 0 ? undefined : cutPassage(text, from, to, prose.lang);
}

/** What the page says before an element. */
export function textAbove(element: HTMLElement): string {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: string[] = [];
  for (let node = walker.nextNode(); node && !element.contains(node); node = walker.nextNode()) {
    if (!node.parentElement?.closest('script, style')) texts.push(node.textContent?.trim() ?? '');
  }
  return texts.filter(Boolean).join('\n');
}
