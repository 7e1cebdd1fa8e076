import type { Editor } from '@tiptap/core';
import type { PostCheck } from '../../../../shared/checks/post-check.ts';
import type { GuardPlace } from '../../../../shared/guard/guarded-name.ts';

/** A passage of a text with its context. */
interface Passage {
  before: string;
  passage: string;
  after: string;
}

const tidy = (text: string) => text.replace(/\s+/g, ' ');

/** Characters of context that must match. */
const around = 12;

/**
 * Where passages stand in a text, each behind the one before it, by what stands around them; undefined for one that is
 * there no more. White space counts as one.
 */
export function findPassages(text: string, passages: readonly Passage[]): (number | undefined)[] {
  let from = 0;
  return passages.map(({ before, passage, after }) => {
    const head = tidy(before).slice(-around).trimStart();
    const tail = tidy(after).slice(0, around).trimEnd();
    for (let at = text.indexOf(passage, from); at >= 0; at = text.indexOf(passage, at + 1)) {
      const end = at + passage.length;
      const isBefore = tidy(text.slice(Math.max(0, at - around * 2), at))
        .trimStart()
        .endsWith(head);
      const isAfter = tidy(text.slice(end, end + around * 2)).startsWith(tail);
      if (!isBefore || !isAfter) continue;
      from = end;
      return at;
    }
    return undefined;
  });
}

/** Form fields by their name in a `GuardPlace`. */
const controls: Partial<Record<GuardPlace['field'], string>> = {
  title: 'title',
  slug: 'slug',
  excerpt: 'excerpt',
  tags: 'tags',
  cover: 'cover',
  cover_alt: 'cover_alt',
};

/** Places within the text of the editor. */
const inText = new Set<GuardPlace['field']>(['body', 'caption']);

const highlight = 'guarded-names';

/** Highlights the places in the text without changing it; returns how to remove the highlights. */
export function markPlaces(places: readonly GuardPlace[]): () => void {
  if (typeof Highlight === 'undefined') return () => undefined;
  const ranges = rangesOf(places).filter((range) => range !== undefined);
  CSS.highlights.set(highlight, new Highlight(...ranges));
  return () => void CSS.highlights.delete(highlight);
}

/** Selects a place in its field or in the text. */
export function goToPlace(places: readonly GuardPlace[], at: number): void {
  const place = places[at];
  if (!place) return;
  const control = controls[place.field];
  if (control) {
    selectIn(control, place.passage);
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

function selectIn(name: string, passage: string): void {
  const field = document.querySelector<HTMLInputElement | HTMLTextAreaElement>(
    `#editor form [name="${name}"]`,
  );
  if (!field) return;
  // In a closed panel there is nothing to go to: it is opened first.
  if (field.offsetParent === null) document.getElementById('details-toggle')?.click();
  requestAnimationFrame(() => {
    field.focus();
    const start = field.value.indexOf(passage);
    if (start >= 0) field.setSelectionRange(start, start + passage.length);
  });
}

/** The ranges of the places in the text; undefined for places elsewhere or no longer there. */
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
  const found = findPassages(
    text,
    places.filter(({ field }) => inText.has(field)),
  );
  const pointAt = (offset: number, isEnd: boolean) => {
    const node = nodes.findLast(({ start }) => (isEnd ? start < offset : start <= offset));
    return node && { node: node.node, offset: offset - node.start };
  };
  return places.map(({ field, passage }) => {
    if (!inText.has(field)) return undefined;
    const start = found.shift();
    const from = start === undefined ? undefined : pointAt(start, false);
    const to = start === undefined ? undefined : pointAt(start + passage.length, true);
    if (!from || !to) return undefined;
    const range = document.createRange();
    range.setStart(from.node, from.offset);
    range.setEnd(to.node, to.offset);
    return range;
  });
}

/** Goes to what a check is about: a field, a picture, or a passage, which is selected. */
export function goToCheck({ field, passage = '', before = '', after = '', at, code }: PostCheck): void {
  if (code === 'picture_without_words') {
    goToPicture(at ?? 0);
    return;
  }
  const isWhole = code !== 'placeholder' && field !== 'body';
  goToPlace([{ field, passage: isWhole ? '' : passage, before, after }], 0);
}

function goToPicture(at: number): void {
  const text = document.getElementById('html-text');
  const picture = text?.querySelectorAll<HTMLElement>('img')[at];
  text?.focus();
  picture?.scrollIntoView({ block: 'center' });
  // The editor chooses what is pressed, and shows the field of its words.
  picture?.click();
}

/** Turns the first heading with these words that isn't an h2 into one; false for none. */
export function makeHeading(editor: Editor, passage: string): boolean {
  const words = passage.trim();
  let place: number | undefined;
  editor.state.doc.descendants((node, at) => {
    const isIt = node.type.name === 'heading' && node.attrs.level !== 2 && node.textContent.trim() === words;
    if (isIt) place ??= at;
    return place === undefined;
  });
  if (place === undefined) return false;
  return editor
    .chain()
    .focus()
    .setTextSelection(place + 1)
    .setNode('heading', { level: 2 })
    .run();
}

/** At most 70 characters, with an ellipsis. */
export function shortened(words: string): string {
  const letters = Array.from(words);
  return letters.length > 70 ? `${letters.slice(0, 69).join('').trimEnd()}…` : words;
}

/** An address as the URL parser normalizes it. */
export function tidyAddress(href: string): string {
  return URL.parse(href, 'https://site.invalid/page')?.href ?? href;
}

/** Whether a body has links with a host, which may be this site's. */
export function namesOtherSites(html: string): boolean {
  return /\shref="(?:https?:)?\/\//i.test(html);
}

/** The normalized addresses of a body's links. */
export function linkedAddresses(html: string): ReadonlySet<string> {
  const links = html.matchAll(/\shref="([^"]*)"/gi);
  return new Set([...links].map(([, href = '']) => tidyAddress(href.replaceAll('&amp;', '&'))));
}
