import { type EditorState, TextSelection, type Transaction } from '@tiptap/pm/state';
import { linkAddress } from '../link-address.ts';
import { isInCode } from '../typography.ts';

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
