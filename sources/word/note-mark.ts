import { raisedText } from './raised-text.ts';
import type { XmlNode } from './xml-node.ts';

/** The mark of a note in the text, `²`; `notes` has those named so far, as `footnote 7`. */
export function noteMark({ name, attributes }: XmlNode, notes: string[]): string {
  const note = `${name === 'w:footnoteReference' ? 'footnote' : 'endnote'} ${attributes.id ?? ''}`;
  const known = notes.indexOf(note);
  const number = known < 0 ? notes.push(note) : known + 1;
  return raisedText(String(number), 'superscript') ?? '';
}

/** A note with a mark that was typed: it gets a number like the others. */
export function hasOwnMark({ name, attributes }: XmlNode): boolean {
  return /^w:(foot|end)noteReference$/.test(name) && /^(1|true|on)$/.test(attributes.customMarkFollows ?? '');
}
