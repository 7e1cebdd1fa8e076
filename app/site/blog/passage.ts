import { splitBrand } from '../../ui/marked-text.ts';
import { saveFile } from '../../ui/save-file.ts';
import { caretPath, wrapLines } from '../seo/picture-text.ts';

/** The text layout on an image, in px. */
interface SetPassage {
  size: number;
  /** Line height in px. */
  leading: number;
  lines: { text: string; y: number }[];
  height: number;
}

export const width = 1080;
export const margin = 112;

/** Distance from the bottom edge to the rule above the article's title, in px. */
export const foot = 300;

const top = 104;

/** Square for short passages, tall for long ones: formats that networks show uncropped. The smallest size is readable on a phone. */
const formats = [
  { height: 1080, sizes: [104, 92, 80, 70, 62, 56] },
  { height: 1350, sizes: [62, 56, 50, 45, 41, 38] },
] as const;

/**
 * Returns the layout at the largest size that fits; undefined if the text is too long. Paragraphs are
 * separated by "\n". `widthOf` is relative to the size.
 */
export function setPassage(text: string, widthOf: (text: string) => number): SetPassage | undefined {
  const paragraphs = text.split('\n');
  for (const { height, sizes } of formats) {
    for (const size of sizes) {
      const leading = size * (size > 60 ? 1.18 : 1.3);
      const lines: SetPassage['lines'] = [];
      let y = top + size * 0.8;
      for (const paragraph of paragraphs) {
        for (const line of wrapLines(paragraph, (width - 2 * margin) / size, widthOf)) {
          lines.push({ text: line, y: Math.round(y) });
          y += leading;
        }
        y += leading * 0.4;
      }
      const lowest = lines.at(-1)?.y ?? 0;
      if (lowest <= height - foot - size * 0.6) return { size, leading, lines, height };
    }
  }
  return undefined;
}

interface PassagePicture {
  passage: string;
  title: string;
  brand: string;
  /** The article's URL without its scheme. */
  address: string;
}

const ink = '#14171f';
const graphite = '#464952';
const red = '#9e1b22';
const paper = '#f7f3ea';

/** Size in px at which widths are measured. */
const measured = 100;

/** Draws the passage as PNG; undefined if it is too long. Throws if the browser can't draw. */
async function drawPassage(picture: PassagePicture): Promise<Blob | undefined> {
  const faces = await loadFaces(picture);
  const canvas = document.createElement('canvas');
  canvas.width = width;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('no canvas');
  const widthIn = (font: string) => (text: string) => {
    pen.font = font;
    return pen.measureText(text).width;
  };
  const widthOf = (text: string) => widthIn(faces.text(measured))(text) / measured;
  const set = setPassage(picture.passage, widthOf);
  if (!set) return undefined;
  canvas.height = set.height;

  pen.fillStyle = paper;
  pen.fillRect(0, 0, width, set.height);
  const write = (text: string, font: string, x: number, y: number, color = ink) => {
    pen.font = font;
    pen.fillStyle = color;
    pen.fillText(text, x, y);
  };
  for (const [index, { text, y }] of set.lines.entries()) {
    // An opening quotation mark hangs in the margin.
    const hanging = index === 0 && /^[“‘«]/.test(text) ? widthOf(text.charAt(0)) * set.size : 0;
    write(text, faces.text(set.size), margin - hanging, y);
  }

  const rule = set.height - foot;
  pen.fillStyle = graphite;
  pen.fillRect(margin, rule, width - 2 * margin, 1.5);
  pen.translate(margin + (width - 2 * margin) / 4, rule - 1);
  pen.fillStyle = red;
  pen.fill(new Path2D(caretPath));
  pen.resetTransform();

  const room = width - 2 * margin;
  const title = shorten(picture.title, room, widthIn(faces.title));
  write(title, faces.title, margin, rule + 92);
  const brand = shorten(picture.brand, room, widthIn(faces.brand));
  const [start, end] = splitBrand(brand);
  const signed = margin + widthIn(faces.brand)(start);
  write(brand, faces.brand, margin, rule + 154);
  pen.fillRect(signed, rule + 164, widthIn(faces.brand)(end), 2);
  write(shorten(picture.address, room, widthIn(faces.address)), faces.address, margin, rule + 214, graphite);

  return await new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png');
  });
}

/** Loads the page's fonts with the characters that the image needs. */
async function loadFaces({ passage, title, brand, address }: PassagePicture) {
  const styles = getComputedStyle(document.documentElement);
  const serif = styles.getPropertyValue('--serif');
  const sans = styles.getPropertyValue('--sans');
  const faces = {
    text: (size: number) => `400 ${size}px ${serif}`,
    title: `italic 400 36px ${serif}`,
    brand: `400 34px ${serif}`,
    address: `500 25px ${sans}`,
  };
  // A fallback font may be missing on this system.
  await Promise.allSettled([
    document.fonts.load(faces.text(measured), passage + brand),
    document.fonts.load(faces.title, title),
    document.fonts.load(faces.address, address),
  ]);
  return faces;
}

/** Shortens a text to one line. */
function shorten(text: string, room: number, widthOf: (text: string) => number): string {
  const [line = '', ...more] = wrapLines(text, room, widthOf);
  if (more.length === 0) return line;
  const letters = [...line];
  while (letters.length > 0 && widthOf(`${letters.join('').trimEnd()}…`) > room) letters.pop();
  return `${letters.join('').trimEnd()}…`;
}

/** A text directive, with which browsers find a passage: https://wicg.github.io/scroll-to-text-fragment/ */
interface Directive {
  /** The words before the passage; empty if not needed, like `end` and `suffix`. */
  prefix: string;
  start: string;
  /** The last words of a long passage that begins with `start`. */
  end: string;
  suffix: string;
}

/** The longest passage quoted whole, in characters. Longer ones are identified by their first and last words. */
const longest = 250;

/** Numbers of context words to try until the directive is unambiguous. */
const counts = [0, 3, 6, 12, 24];

/** Returns the text fragment of a passage. `above` is the page's text before the article. */
export function textDirective(passage: Passage, above: string): string {
  const { before, text, after } = passage;
  const page = fold(`${above}\n${before}${text}${after}`);
  const from = above.length + 1 + before.length;
  const directives = candidates(passage);
  const found = directives.find((directive) => {
    const place = locate(page, directive);
    return place?.from === from && place.to === from + text.length;
  });
  return write(found ?? directives.at(-1));
}

function candidates({ before, text, after }: Passage): Directive[] {
  const lines = text.split('\n');
  const isWhole = lines.length === 1 && text.length <= longest;
  const last = lines.at(-1) ?? '';
  return counts.map((count) => ({
    // Only words in the same paragraph: the text before the first paragraph isn't part of the article.
    prefix: lastWords(before.trim().split('\n').at(-1) ?? '', count),
    start: isWhole ? text : firstWords(lines[0] ?? '', count + 4),
    end: isWhole ? '' : lastWords(last, count + 4),
    suffix: firstWords(after.trim().split('\n', 1)[0] ?? '', count),
  }));
}

const firstWords = (line: string, count: number) => line.split(' ').slice(0, count).join(' ');
const lastWords = (line: string, count: number) => (count ? line.split(' ').slice(-count).join(' ') : '');

/** Returns the first match in a folded page, which is the one a browser scrolls to. */
function locate(
  page: string,
  { prefix, start, end, suffix }: Directive,
): { from: number; to: number } | undefined {
  for (const from of places(page, fold(start), 0)) {
    if (!page.slice(0, from).trimEnd().endsWith(fold(prefix))) continue;
    const startsEnd = from + start.length;
    const ends = end ? places(page, fold(end), startsEnd).map((place) => place + end.length) : [startsEnd];
    const to = ends.find((place) => page.slice(place).trimStart().startsWith(fold(suffix)));
    if (to !== undefined) return { from, to };
  }
  return undefined;
}

/** Returns the positions of whole-word matches. */
function places(page: string, words: string, from: number): number[] {
  const found: number[] = [];
  for (let place = page.indexOf(words, from); place >= 0; place = page.indexOf(words, place + 1)) {
    const isWhole = !isInWord(page, place) && !isInWord(page, place + words.length);
    if (isWhole) found.push(place);
  }
  return found;
}

const isInWord = (page: string, place: number) => /^[\p{L}\p{N}]{2}$/u.test(page.slice(place - 1, place + 1));

/** Folds case and accents as browsers do, without changing the length. */
function fold(text: string): string {
  return text.replace(/[^a-z\s]/g, (unit) => unit.normalize('NFD').charAt(0).toLowerCase().charAt(0));
}

function write(directive: Directive | undefined): string {
  if (!directive) return '';
  const { prefix, start, end, suffix } = directive;
  const parts = [
    prefix && `${encode(prefix)}-`,
    encode(start),
    end && encode(end),
    suffix && `-${encode(suffix)}`,
  ];
  return `:~:text=${parts.filter(Boolean).join(',')}`;
}

/** Percent-encodes text, including characters that would end the directive, or a link in a message. */
function encode(text: string): string {
  return encodeURIComponent(text).replace(
    /[-_.!~*'()]/g,
    (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

const blocks = 'p, h2, h3, li, blockquote, figure, figcaption, ul, ol';

/** Returns the selected words in an article's text, if any. */
function readPassage(prose: HTMLElement, range: Range): Passage | undefined {
  let text = '';
  let from = -1;
  let to = -1;
  let block: Element | null = null;
  const walker = document.createTreeWalker(prose, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!(node instanceof Text)) {
      // Browsers don’t match text across an image.
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
    // Line breaks in the source are spaces on the page.
    text += node.data.replace(/\s/g, ' ');
  }
  return from < 0 ? undefined : cutPassage(text, from, to, prose.lang);
}

function textAbove(element: HTMLElement): string {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: string[] = [];
  for (let node = walker.nextNode(); node && !element.contains(node); node = walker.nextNode()) {
    if (!node.parentElement?.closest('script, style')) texts.push(node.textContent?.trim() ?? '');
  }
  return texts.filter(Boolean).join('\n');
}

const restMs = 250;

/** Space for the bar and a phone's own menu, in px. */
const barRoom = 140;

/** Offers an image of the selected words and a link to them while they are selected. */
export function offerPassage(
  article: HTMLElement,
  prose: HTMLElement,
  paragraphs: () => readonly HTMLElement[],
): void {
  const bar = article.querySelector<HTMLElement>('[data-passage]');
  const [share, copy] = bar?.querySelectorAll('button') ?? [];
  const status = bar?.querySelector('span');
  const page = article.querySelector<HTMLElement>('[data-copy]')?.dataset.copy;
  if (!bar || !share || !copy || !status || !page) return;
  let passage = '';
  let link = '';
  let isInUse = false;
  let isReached = false;

  const check = () => {
    const selection = getSelection();
    if (isInUse || bar.contains(document.activeElement)) return;
    const range = selection && !selection.isCollapsed ? selection.getRangeAt(0) : undefined;
    const found = range && readPassage(prose, range);
    bar.hidden = !found;
    if (!found) return;
    isReached = false;
    const place = paragraphs().findIndex((block) => range.intersectsNode(block));
    passage = found.text;
    link = `${page}#p${place + 1}${textDirective(found, textAbove(prose))}`;
    copy.dataset.copy = link;
    status.textContent = '';
    putBeside(bar, range);
  };
  let resting: ReturnType<typeof setTimeout>;
  const rest = () => {
    clearTimeout(resting);
    resting = setTimeout(check, restMs);
  };
  rest();
  document.addEventListener('selectionchange', rest);
  // Phones may drop the selection when a button is pressed, so show the bar until another place is touched.
  document.addEventListener('pointerdown', ({ target }) => {
    isInUse = target instanceof Node && bar.contains(target);
    rest();
  });
  // Keeps the selection while the bar is pressed.
  bar.addEventListener('mousedown', (event) => event.preventDefault());
  share.addEventListener('click', async () => {
    const address = new URL(page);
    const shared = await sharePassage(
      {
        passage,
        title: article.querySelector('h1')?.textContent ?? '',
        brand: bar.dataset.brand ?? '',
        address: decodeURI(address.host + address.pathname),
      },
      link,
    );
    status.ariaLive = 'polite';
    status.textContent = status.dataset[shared] ?? '';
  });
  document.addEventListener('keydown', (event) => {
    if (bar.hidden) return;
    if (event.key === 'Escape') bar.hidden = true;
    // Tab moves once from the text to the bar.
    if (event.key !== 'Tab' || event.shiftKey || isReached) return;
    isReached = true;
    event.preventDefault();
    share.focus({ preventScroll: true });
  });
}

/** Places the bar in the margin of a wide window, otherwise at the edge away from the words. */
function putBeside(bar: HTMLElement, range: Range): void {
  const { top, bottom } = range.getBoundingClientRect();
  const column = bar.parentElement?.getBoundingClientRect().top ?? 0;
  const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
  const visible = Math.min(Math.max(top, header + 16), innerHeight - barRoom);
  bar.style.setProperty('--beside', `${Math.round(visible - column)}px`);
  const isBelowHeader = top > header + barRoom || bottom > innerHeight - barRoom / 2;
  bar.dataset.edge = isBelowHeader ? 'head' : 'foot';
}

type Shared = 'shared' | 'saved' | 'savedAndCopied' | 'tooLong' | 'failed';

/** Shares the image and the link. Without a share sheet, saves the image and copies the link. */
async function sharePassage(picture: PassagePicture, link: string): Promise<Shared> {
  const blob = await drawPassage(picture).catch(() => null);
  if (blob === null) return 'failed';
  if (!blob) return 'tooLong';
  const name = `${new URL(link).pathname.split('/').at(-1)}.png`;
  const file = new File([blob], name, { type: blob.type });
  if (navigator.canShare?.({ files: [file] })) {
    try {
      await navigator.share({ files: [file], text: link });
      return 'shared';
    } catch (error) {
      // If the visitor closes the share sheet, the image isn't saved and the link isn't copied.
      if (error instanceof DOMException && error.name === 'AbortError') return 'shared';
    }
  }
  saveFile(file);
  return await navigator.clipboard.writeText(link).then(
    () => 'savedAndCopied',
    () => 'saved',
  );
}

/** A passage with its context. Blocks and lines are separated by "\n", words by one space. */
interface Passage {
  text: string;
  before: string;
  after: string;
}

/** Extends a range to whole words, because browsers match only those; undefined if there are none. */
export function cutPassage(text: string, from: number, to: number, language: string): Passage | undefined {
  const words = new Intl.Segmenter(language, { granularity: 'word' }).segment(text);
  const first = words.containing(from);
  const last = words.containing(to - 1);
  let start = first?.isWordLike ? first.index : from;
  let end = last?.isWordLike ? last.index + last.segment.length : to;
  // Include the matching quotation mark directly next to the words.
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

/** Collapses white space and removes soft hyphens. */
function squash(text: string): string {
  return text
    .replace(/\u00ad/g, '')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n\s*/g, '\n');
}
