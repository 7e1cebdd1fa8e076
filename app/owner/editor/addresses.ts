import { type EditorState, TextSelection, type Transaction } from '@tiptap/pm/state';
import { withScheme } from '../../../shared/addresses.ts';
import { missingName } from '../../../shared/media.ts';
import { allowedAddress } from '../../../shared/rich-text/html.ts';
import { isInCode } from './typography.ts';

/**
 * Returns the URL for a typed link; undefined if it isn't allowed. Adds `https://` if there is no scheme
 * (docs/specification.md 5.4), keeps paths, and turns an email address into a `mailto:`.
 */
export function linkAddress(typed: string): string | undefined {
  const trimmed = typed.trim();
  if (trimmed === '') return undefined;
  if (/^\/(?![/\\])\S*$/.test(trimmed)) return allowedAddress(trimmed, 'link');
  if (/^[^\s@:/?#]+@[^\s@:/?#]+\.[^\s@:/?#]+$/.test(trimmed))
    return allowedAddress(`mailto:${trimmed}`, 'link');
  if (/^(mailto:[^\s@]+@\S+|tel:[+\d]\S*)$/i.test(trimmed)) return allowedAddress(trimmed, 'link');
  const address = withScheme(trimmed);
  const url = URL.parse(address);
  if (!url || /\s/.test(trimmed) || !url.hostname || url.hostname.includes('%')) return undefined;
  return allowedAddress(address, 'link');
}

/** Returns the URL of a pasted link; undefined if it isn't on the web. */
export function linkTarget(href: string | null | undefined): string | undefined {
  const address = allowedAddress(href, 'link');
  // Word's bookmarks exist only in its document.
  if (!address || /^#(_|$)/.test(address)) return undefined;
  // Google Docs redirects all links.
  const target =
    /^https:\/\/www\.google\.com\/url\?/.test(address) && URL.parse(address)?.searchParams.get('q');
  return (target && /^https?:/.test(target) && allowedAddress(target, 'link')) || address;
}

function pictureTarget(src: string | null | undefined): string | undefined {
  return allowedAddress(src, 'picture');
}

/** Returns an image URL allowed in the editor, which may be a placeholder. */
export function editedPicture(src: string | null | undefined): string | undefined {
  return missingName(src) ? (src ?? undefined) : pictureTarget(src);
}

/** Returns the URL of an `img`. Word's images are next to its document, unless they are on the web. */
export function pictureSource(image: Element): string | undefined {
  const src = pictureTarget(image.getAttribute('src'));
  return image.hasAttribute('v:shapes') && !/^https?:/i.test(src ?? '') ? undefined : src;
}

/** Returns a pasted text that consists of one URL or email address with a scheme. */
export function pastedAddress(text: string): string | undefined {
  const trimmed = text.trim();
  return /^(https?:\/\/|mailto:)\S+$/i.test(trimmed) ? linkAddress(trimmed) : undefined;
}

/** Links the selected text to a lone pasted URL, or inserts the URL as a link. Undefined for other text. */
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
