import type { XmlNode } from './xml-node.ts';

/** The mark of a note in the text, `[2]`; `notes` has those named so far, as `footnote 7`. */
export function noteMark({ name, attributes }: XmlNode, notes: string[]): string {
  const note = `${name === 'w:footnoteReference' ? 'footnote' : 'endnote'} ${attributes.id ?? ''}`;
  const known = notes.indexOf(note);
  return `[${known < 0 ? notes.push(note) : known + 1}]`;
}

/** A note with a mark that was typed: it gets a number like the others. */
export function hasOwnMark({ name, attributes }: XmlNode): boolean {
  return /^w:(foot|end)noteReference$/.test(name) && /^(1|true|on)$/.test(attributes.customMarkFollows ?? '');
}
