import { parseInert } from '../../context/trusted-html.ts';

const blockEnd = /<\/(p|h2|h3|li|blockquote|figcaption|figure)>|<br\s*\/?>/gi;

/** The lines of a body as they are read, pictures by their description or their file's name. Runs in the browser. */
export function linesOf(html: string): string[] {
  const page = parseInert(html.replace(blockEnd, (tag) => `${tag}\n`));
  for (const picture of page.querySelectorAll('img')) {
    const name = picture.getAttribute('src')?.split('/').pop();
    picture.replaceWith(`▣ ${picture.getAttribute('alt') || name || ''}\n`);
  }
  return (page.textContent ?? '')
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter(Boolean);
}
