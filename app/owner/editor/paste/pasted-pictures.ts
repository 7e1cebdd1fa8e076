import { percentDecoded } from '../../../../shared/addresses.ts';
import { missingAddress, missingName } from '../../../../shared/media.ts';
import { randomKey } from '../../context/browser.ts';

/** A picture that was pasted, but not as an address that readers could load. */
export interface MissingPicture {
  /** What stands for it in the text. */
  src: string;
  name: string;
  /** The picture itself, where the pasted HTML held it. */
  dataUrl?: string;
}

const pictureEnding = /\.(jpe?g|png|gif|webp|avif|heic|heif|bmp|tiff?|svg|emf|wmf)$/i;

/** The last part of an address where that names a picture. */
function fileNameIn(src: string): string | undefined {
  const last = src.split(/[?#]/)[0]?.split(/[/\\]/).at(-1) ?? '';
  return pictureEnding.test(last) ? percentDecoded(last).slice(-80).toWellFormed() : undefined;
}

/** The pictures of one paste that cannot be loaded from where they are, in their order. */
export class MissingPictures {
  readonly found: MissingPicture[] = [];

  /** Tells the pictures of this paste from those of another one of the same name. */
  private readonly paste = randomKey().replaceAll('-', '').slice(0, 8);

  /** The address that is to stand for an `img`; undefined where there is nothing that could be missed. */
  sourceOf(image: Element): string | undefined {
    const src = image.getAttribute('src')?.trim() ?? '';
    // It stood in the editor already.
    if (missingName(src)) return src;
    const embedded = /^data:image\/(?<kind>[a-z]*)/i.exec(src)?.groups?.kind?.toLowerCase();
    const isElsewhere = /^(file|blob|cid|webkit-fake-url|x-apple-[a-z-]+):/i.test(src);
    // Word's pictures lie in a folder beside the document they were copied from.
    const isBesideDocument = image.hasAttribute('v:shapes') && src !== '';
    if (embedded === undefined && !isElsewhere && !isBesideDocument) return undefined;
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

/** What a clipboard holds besides the HTML. */
export interface ClipboardRest {
  rtf: string;
  /** Its files that are pictures. */
  files: File[];
}

/** A missing picture whose bytes were found. */
export interface FoundPicture {
  src: string;
  file: File;
}

/** The bytes of a `data:` address; undefined when they cannot be read. */
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

/** What stands in a group of RTF itself, without the groups in it, and where it ends. */
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

/** The PNG and JPEG pictures of an RTF document, in their order (RTF 1.9.1, Pictures). */
function rtfPictures(rtf: string): { type: string; bytes: Uint8Array<ArrayBuffer> }[] {
  const pictures: { type: string; bytes: Uint8Array<ArrayBuffer> }[] = [];
  const opening = '{\\pict';
  for (let at = rtf.indexOf(opening); at >= 0; ) {
    const { text, end } = groupText(rtf, at + opening.length);
    at = rtf.indexOf(opening, end);
    const kind = /\\(png|jpeg)blip/.exec(text)?.[1];
    // Control words say how large it is; what is left is its bytes in hexadecimal.
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
 * The bytes of missing pictures, wherever the clipboard has them: in the HTML itself, as files, or in the RTF that Word
 * puts beside its HTML. Files and RTF name no places: they are believed only where they are as many as are missed.
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
