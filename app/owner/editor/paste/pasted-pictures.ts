import { percentDecoded } from '../../../../shared/addresses.ts';
import { missingAddress, missingName } from '../../../../shared/media.ts';
import { randomKey } from '../../context/browser.ts';

/** A pasted image without a URL that readers could load. */
export interface MissingPicture {
  /** The image's placeholder URL. */
  src: string;
  name: string;
  /** The image itself, if the HTML contained it. */
  dataUrl?: string;
}

const pictureEnding = /\.(jpe?g|png|gif|webp|avif|heic|heif|bmp|tiff?|svg|emf|wmf)$/i;

/** Returns the last part of a URL if it names an image. */
function fileNameIn(src: string): string | undefined {
  const last = src.split(/[?#]/)[0]?.split(/[/\\]/).at(-1) ?? '';
  return pictureEnding.test(last) ? percentDecoded(last).slice(-80).toWellFormed() : undefined;
}

/** The missing images of one paste, in order. */
export class MissingPictures {
  readonly found: MissingPicture[] = [];

  /** Distinguishes images of the same name in different pastes. */
  private readonly paste = randomKey().replaceAll('-', '').slice(0, 8);

  /** Returns the placeholder URL of an `img`; undefined if nothing is missing. */
  sourceOf(image: Element): string | undefined {
    const src = image.getAttribute('src')?.trim() ?? '';
    // The URL is already a placeholder.
    if (missingName(src)) return src;
    const embedded = /^data:image\/(?<kind>[a-z]*)/i.exec(src)?.groups?.kind?.toLowerCase();
    const isElsewhere = /^(file|blob|cid|webkit-fake-url|x-apple-[a-z-]+):/i.test(src);
    // Word's images are in a folder next to the document.
    const isFileNextToDocument = image.hasAttribute('v:shapes') && src !== '';
    if (embedded === undefined && !isElsewhere && !isFileNextToDocument) return undefined;
    const number = this.found.length + 1;
    const ownName = embedded === undefined ? fileNameIn(src) : undefined;
    const name = ownName ?? `picture-${number}.${embedded || 'png'}`;
    const picture: MissingPicture = {
      src: missingAddress(`${this.paste}${number}`, name),
      name,
      ...(embedded !== undefined && { dataUrl: src }),
    };
    this.found.push(picture);
    return picture.src;
  }
}

/** A clipboard's contents besides HTML. */
export interface ClipboardRest {
  rtf: string;
  files: File[];
}

/** A missing image whose bytes were found. */
export interface FoundPicture {
  src: string;
  file: File;
}

/** Decodes a `data:` URL to a file; undefined if it can't be read. */
function fileOf(name: string, dataUrl: string): File | undefined {
  const [, type = '', base64, data = ''] =
    /^data:([^;,]*)(?:;[^;,]*)*?(;base64)?,(.*)$/is.exec(dataUrl) ?? [];
  try {
    const text = base64 ? atob(data.replace(/\s+/g, '')) : decodeURIComponent(data);
    const bytes = base64 ? Uint8Array.from(text, (letter) => letter.charCodeAt(0)) : text;
    return new File([bytes], name, { type });
  } catch {
    return undefined;
  }
}

/** Returns the text directly in an RTF group, without nested groups, and the end of the group. */
function groupText(rtf: string, start: number): { text: string; end: number } {
  let depth = 1;
  let text = '';
  const brace = /[{}]/g;
  brace.lastIndex = start;
  let from = start;
  for (let found = brace.exec(rtf); found; found = brace.exec(rtf)) {
    if (depth === 1) text += rtf.slice(from, found.index);
    depth += found[0] === '{' ? 1 : -1;
    from = found.index + 1;
    if (depth === 0) break;
  }
  return { text, end: depth === 0 ? from : rtf.length };
}

/** Returns the PNG and JPEG images of an RTF document in order (RTF 1.9.1, Pictures). */
function rtfPictures(rtf: string): { type: string; bytes: Uint8Array<ArrayBuffer> }[] {
  const pictures: { type: string; bytes: Uint8Array<ArrayBuffer> }[] = [];
  const opening = '{\\pict';
  for (let at = rtf.indexOf(opening); at >= 0; ) {
    const { text, end } = groupText(rtf, at + opening.length);
    at = rtf.indexOf(opening, end);
    const kind = /\\(png|jpeg)blip/.exec(text)?.[1];
    // After the control words, the bytes follow in hexadecimal.
    const hex = text.replace(/\\[a-z]+-?\d* ?/gi, ' ').replace(/[^\da-f]+/gi, '');
    if (!kind || hex.length < 2) continue;
    const bytes = new Uint8Array(hex.length >> 1);
    for (let byte = 0; byte < bytes.length; byte++) {
      bytes[byte] = Number.parseInt(hex.slice(byte * 2, byte * 2 + 2), 16);
    }
    pictures.push({ type: `image/${kind}`, bytes });
  }
  return pictures;
}

/**
 * Finds missing images in the clipboard: in the HTML, as files, or in Word's RTF. Files and RTF have no
 * positions, so they are used only if their number matches.
 */
export function clipboardPictures(missing: readonly MissingPicture[], rest: ClipboardRest): FoundPicture[] {
  const bare = missing.filter(({ dataUrl }) => !dataUrl);
  const inRtf = bare.length > 0 && bare.length !== rest.files.length ? rtfPictures(rest.rtf) : [];
  const file = (picture: MissingPicture): File | undefined => {
    const { name, dataUrl } = picture;
    if (dataUrl) return fileOf(name, dataUrl);
    const at = bare.indexOf(picture);
    if (bare.length === rest.files.length) return rest.files[at];
    const found = bare.length === inRtf.length ? inRtf[at] : undefined;
    return found && new File([found.bytes], name, { type: found.type });
  };
  return missing.flatMap((picture) => {
    const found = file(picture);
    return found ? [{ src: picture.src, file: found }] : [];
  });
}
