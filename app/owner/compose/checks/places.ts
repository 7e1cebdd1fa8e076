import type { Editor } from '@tiptap/core';
import type { PostCheck } from '../../../../shared/checks/post-check.ts';
import type { GuardPlace } from '../../../../shared/guard/guarded-name.ts';

/** A passage of a text with its context. */
interface Passage {
  before: string;
  passage: string;
  after: string;
}

/** How many characters of context have to match. */
const contextLength = 12;

const tidy = (text: string) => text.replace(/\s+/g, ' ');

/** Returns the offsets of passages, in order, found by their context; undefined for a deleted passage. */
export function findPassages(text: string, passages: readonly Passage[]): (number | undefined)[] {
  let from = 0;
  return passages.map(({ before, passage, after }) => {
    const head = tidy(before).slice(-contextLength).trimStart();
    const tail = tidy(after).slice(0, contextLength).trimEnd();
    for (let at = text.indexOf(passage, from); at >= 0; at = text.indexOf(passage, at + 1)) {
      const end = at + passage.length;
      const isAfterHead = tidy(text.slice(Math.max(0, at - contextLength * 2), at)).endsWith(head);
      const isBeforeTail = tidy(text.slice(end, end + contextLength * 2)).startsWith(tail);
      if (!isAfterHead || !isBeforeTail) continue;
      from = end;
      return at;
    }
    return undefined;
  });
}

const isInText = ({ field }: GuardPlace) => field === 'body' || field === 'caption';

const highlight = 'guarded-names';

/** Highlights the matches in the text without changing it. Returns a function that removes the highlights. */
export function markPlaces(places: readonly GuardPlace[]): () => void {
  if (typeof Highlight === 'undefined') return () => undefined;
  const ranges = rangesOf(places).filter((range) => range !== undefined);
  CSS.highlights.set(highlight, new Highlight(...ranges));
  return () => void CSS.highlights.delete(highlight);
}

/** Selects a match in its field or in the text. */
export function goToPlace(places: readonly GuardPlace[], at: number): void {
  const place = places[at];
  if (!place) return;
  const { field, passage } = place;
  const selector = `#editor form [name="${field}"]`;
  const control = document.querySelector<HTMLInputElement | HTMLTextAreaElement>(selector);
  if (control) {
    focusField(control, () => {
      const start = control.value.indexOf(passage);
      if (start >= 0) control.setSelectionRange(start, start + passage.length);
    });
    return;
  }
  const editor = document.getElementById('html-text') ?? document.getElementById('html');
  editor?.focus();
  const range = rangesOf(places)[at];
  if (!range) return;
  const selection = document.getSelection();
  selection?.removeAllRanges();
  selection?.addRange(range);
  range.startContainer.parentElement?.scrollIntoView({ block: 'center' });
}

/** Focuses a field, opening its row first. */
export function focusField(field: HTMLElement | null, onFocused?: () => void): void {
  const row = field?.closest('details');
  if (row) row.open = true;
  requestAnimationFrame(() => {
    field?.focus();
    onFocused?.();
  });
}

/** Returns the ranges of the matches in the text; undefined for matches that aren't in the text. */
function rangesOf(places: readonly GuardPlace[]): (Range | undefined)[] {
  const root = document.getElementById('html-text');
  if (!root) return places.map(() => undefined);
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const nodes: { node: Node; start: number }[] = [];
  let text = '';
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    nodes.push({ node, start: text.length });
    text += node.nodeValue ?? '';
  }
  const found = findPassages(text, places.filter(isInText));
  return places.map((place) => {
    const start = isInText(place) ? found.shift() : undefined;
    if (start === undefined) return undefined;
    const end = start + place.passage.length;
    const first = nodes.findLast((node) => node.start <= start);
    const last = nodes.findLast((node) => node.start < end);
    if (!first || !last) return undefined;
    const range = document.createRange();
    range.setStart(first.node, start - first.start);
    range.setEnd(last.node, end - last.start);
    return range;
  });
}

/** Goes to the field, image or passage that a check is about. Passages are selected. */
export function goToCheck({ field, passage = '', before = '', after = '', at = 0, code }: PostCheck): void {
  const isWholeField = code !== 'placeholder' && field !== 'body';
  if (code === 'picture_without_words') goToPicture(at);
  else goToPlace([{ field, passage: isWholeField ? '' : passage, before, after }], 0);
}

function goToPicture(at: number): void {
  const text = document.getElementById('html-text');
  const picture = text?.querySelectorAll<HTMLElement>('img')[at];
  text?.focus();
  picture?.scrollIntoView({ block: 'center' });
  // The editor selects a clicked image and shows its alt text field.
  picture?.click();
}

/** Turns the first heading with these words that isn't an h2 into one. Returns false if there is none. */
export function makeHeading(editor: Editor, passage: string): boolean {
  const words = passage.trim();
  let place: number | undefined;
  editor.state.doc.descendants((node, at) => {
    const isHeading = node.type.name === 'heading' && node.attrs.level !== 2;
    if (isHeading && node.textContent.trim() === words) place ??= at;
    return place === undefined;
  });
  if (place === undefined) return false;
  const inside = place + 1;
  return editor.chain().focus().setTextSelection(inside).setNode('heading', { level: 2 }).run();
}

/** Shortens text to 70 characters, with an ellipsis. */
export function shortened(words: string): string {
  const letters = Array.from(words);
  return letters.length > 70 ? `${letters.slice(0, 69).join('').trimEnd()}…` : words;
}

/** Returns a URL as the URL parser normalizes it. */
export function tidyAddress(href: string): string {
  return URL.parse(href, 'https://site.invalid/page')?.href ?? href;
}

/** Checks whether a body has links with a host. The host may be this site's. */
export function namesOtherSites(html: string): boolean {
  return /\shref="(?:https?:)?\/\//i.test(html);
}

/** Returns the normalized URLs of a body's links. */
export function linkedAddresses(html: string): ReadonlySet<string> {
  const links = html.matchAll(/\shref="([^"]*)"/gi);
  return new Set([...links].map(([, href = '']) => tidyAddress(href.replaceAll('&amp;', '&'))));
}
