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
