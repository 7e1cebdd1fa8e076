import { splitBrand } from '../../ui/split-brand.ts';
import { caretPath } from '../seo/caret-path.ts';
import { wrapLines } from '../seo/wrap-lines.ts';

/** A picture of words, in px. */
interface SetPassage {
  size: number;
  /** Of a line, from one to the next. */
  leading: number;
  /** Lines with the places of their base lines. */
  lines: { text: string; y: number }[];
  height: number;
}

export const width = 1080;
export const margin = 112;

/** From the lower edge to the rule, below which the article is named. */
export const foot = 300;

const top = 104;

/** Short passages make a square, longer ones a tall picture: what networks show whole. The smallest size can still be read on a phone. */
const formats = [
  { height: 1080, sizes: [104, 92, 80, 70, 62, 56] },
  { height: 1350, sizes: [62, 56, 50, 45, 41, 38] },
] as const;

/** A text in the largest size in which it fits, paragraphs parted by "\n"; undefined where it is too long. `widthOf` is in units of the size. */
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

/** What a picture of a passage says. */
export interface PassagePicture {
  passage: string;
  /** Of the article. */
  title: string;
  brand: string;
  /** Of the article, without its scheme. */
  address: string;
}

const ink = '#14171f';
const graphite = '#464952';
const red = '#9e1b22';
const paper = '#f7f3ea';

/** Widths are measured at this size, in px, and count for all. */
const measured = 100;

/** The passage in the house's type, as PNG; undefined where it is too long for a picture. Throws where the browser can't draw. */
export async function drawPassage(picture: PassagePicture): Promise<Blob | undefined> {
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
  const write = (text: string, font: string, x: number, y: number, colour = ink) => {
    pen.font = font;
    pen.fillStyle = colour;
    pen.fillText(text, x, y);
  };
  for (const [index, { text, y }] of set.lines.entries()) {
    // An opening mark hangs.
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

/** The page's own faces, with whatever characters the picture needs of them. */
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
  // Of the faces named after the page's own this system may have none.
  await Promise.allSettled([
    document.fonts.load(faces.text(measured), passage + brand),
    document.fonts.load(faces.title, title),
    document.fonts.load(faces.address, address),
  ]);
  return faces;
}

/** What fits in a line. */
function shorten(text: string, room: number, widthOf: (text: string) => number): string {
  const [line = '', ...more] = wrapLines(text, room, widthOf);
  if (more.length === 0) return line;
  const letters = [...line];
  while (letters.length > 0 && widthOf(`${letters.join('').trimEnd()}…`) > room) letters.pop();
  return `${letters.join('').trimEnd()}…`;
}
