import { type EditorState, TextSelection, type Transaction } from '@tiptap/pm/state';
import { withScheme } from '../../../shared/addresses.ts';
import { missingName } from '../../../shared/media.ts';
import { allowedAddress } from '../../../shared/rich-text/html.ts';
import { isInCode } from './typography.ts';

/**
 * What was typed for a link as the address it gets: trimmed, with `https://` before it where neither http nor https
 * stands there (docs/specification.md 5.4); a path of this site stays one, a mail address becomes a `mailto:`. Undefined when it cannot be an address.
 */
export function linkAddress(typed: string): string | undefined {
  const trimmed = typed.trim();
  if (trimmed === '') return undefined;
  // Addresses of mail and of this site are no web addresses, and need no https.
  if (/^\/(?![/\\])\S*$/.test(trimmed)) return allowedAddress(trimmed, 'link');
  if (/^[^\s@:/?#]+@[^\s@:/?#]+\.[^\s@:/?#]+$/.test(trimmed))
    return allowedAddress(`mailto:${trimmed}`, 'link');
  if (/^(mailto:[^\s@]+@\S+|tel:[+\d]\S*)$/i.test(trimmed)) return allowedAddress(trimmed, 'link');
  const address = withScheme(trimmed);
  const url = URL.parse(address);
  if (!url || /\s/.test(trimmed) || !url.hostname || url.hostname.includes('%')) return undefined;
  return allowedAddress(address, 'link');
}

/** The address a pasted link leads to; undefined where it leads nowhere on the web. */
export function linkTarget(href: string | null | undefined): string | undefined {
  const address = allowedAddress(href, 'link');
  // Word's bookmarks exist in its own document only.
  if (!address || /^#(_|$)/.test(address)) return undefined;
  // Google Docs leads all links through itself.
  const target =
    /^https:\/\/www\.google\.com\/url\?/.test(address) && URL.parse(address)?.searchParams.get('q');
  return (target && /^https?:/.test(target) && allowedAddress(target, 'link')) || address;
}

/** The address of a picture that readers could load too: neither a file of this computer nor the bytes themselves. */
function pictureTarget(src: string | null | undefined): string | undefined {
  return allowedAddress(src, 'picture');
}

/** The same, or the address that stands for a picture until its file has come: what a picture of the editor may have. */
export function editedPicture(src: string | null | undefined): string | undefined {
  return missingName(src) ? (src ?? undefined) : pictureTarget(src);
}

/** The address of an `img`; Word's pictures lie beside the document they were copied from, unless they are on the web. */
export function pictureSource(image: Element): string | undefined {
  const src = pictureTarget(image.getAttribute('src'));
  return image.hasAttribute('v:shapes') && !/^https?:/i.test(src ?? '') ? undefined : src;
}

/** The address that a pasted text is, whole: of the web or of mail, with its scheme. Undefined for any other text. */
export function pastedAddress(text: string): string | undefined {
  const trimmed = text.trim();
  return /^(https?:\/\/|mailto:)\S+$/i.test(trimmed) ? linkAddress(trimmed) : undefined;
}

/**
 * What pasting a lone address does: words that are selected become a link to it; with nothing selected, or another
 * address, it stands there as a link itself. One step for Undo. Undefined where it is pasted as any text is.
 */
export function pasteAddress(state: EditorState, text: string): Transaction | undefined {
  const href = pastedAddress(text);
  const { doc, schema, selection } = state;
  const { from, to, empty, $from } = selection;
  const link = schema.marks.link;
  if (!href || !link || isInCode($from)) return undefined;
  const words = doc.textBetween(from, to, ' ').trim();
  if (words && !pastedAddress(words)) return state.tr.addMark(from, to, link.create({ href }));
  if (!(selection instanceof TextSelection) || !(empty || $from.sameParent(selection.$to))) return undefined;
  const marks = link.create({ href }).addToSet($from.marks());
  return state.tr.replaceSelectionWith(schema.text(text.trim(), marks), false).scrollIntoView();
}
