import { randomKey } from '../../context/random-key.ts';

/**
 * A picture that readers could not load stands in the text under an address of this kind, until its file has come: the
 * editor draws its name there, and the public sanitiser lets no such address through.
 */
const prefix = '#missing-picture=';

/** A picture that was pasted, but not as an address that readers could load. */
export interface MissingPicture {
  /** What stands for it in the text. */
  src: string;
  name: string;
  /** The picture itself, where the pasted HTML held it. */
  dataUrl?: string;
}

/** The name in a missing picture's address; undefined for any other address. */
export function missingName(src: string | null | undefined): string | undefined {
  if (!src?.startsWith(prefix)) return undefined;
  return decoded(src.slice(src.indexOf('/') + 1)) || undefined;
}

/** Whether a picture is missing in a text. */
export function hasMissingPicture(html: string): boolean {
  return html.includes(`"${prefix}`);
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

const pictureEnding = /\.(jpe?g|png|gif|webp|avif|heic|heif|bmp|tiff?|svg|emf|wmf)$/i;

/** The last part of an address where that names a picture. */
function fileNameIn(src: string): string | undefined {
  const last = src.split(/[?#]/)[0]?.split(/[/\\]/).at(-1) ?? '';
  return pictureEnding.test(last) ? decoded(last).slice(-80).toWellFormed() : undefined;
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
      src: `${prefix}${this.paste}${number}/${encodeURIComponent(name)}`,
      name,
      ...(embedded !== undefined && { dataUrl: src }),
    };
    this.found.push(picture);
    return picture.src;
  }
}
