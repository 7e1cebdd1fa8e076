import type { GuardPlace } from '../../../../shared/guard/guarded-name.ts';
import { findPassages } from './find-passage.ts';

/** The fields of the form by what the guard calls them. */
const controls: Partial<Record<GuardPlace['field'], string>> = {
  title: 'title',
  slug: 'slug',
  excerpt: 'excerpt',
  tags: 'tags',
  cover: 'cover',
  cover_alt: 'cover_alt',
};

/** Places that stand in the text itself, where it can be seen. */
const inText = new Set<GuardPlace['field']>(['body', 'caption']);

const highlight = 'guarded-names';

/** Marks the places in the text, where the browser can mark without changing it; gives what takes the marks away. */
export function markPlaces(places: readonly GuardPlace[]): () => void {
  if (typeof Highlight === 'undefined') return () => undefined;
  const ranges = rangesOf(places).filter((range) => range !== undefined);
  CSS.highlights.set(highlight, new Highlight(...ranges));
  return () => void CSS.highlights.delete(highlight);
}

/** Puts the cursor where a place is, selected: in its field, or in the text. */
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

/** The ranges of the places in the text as it stands; undefined for those elsewhere, and for what was taken out since. */
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
