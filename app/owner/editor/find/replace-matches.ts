import { Fragment, type Node } from '@tiptap/pm/model';
import type { Transaction } from '@tiptap/pm/state';
import type { Finder, Match } from './find-matches.ts';

/** The most pieces in which a document is changed at once: each costs as much as the document is long. */
const mostPieces = 64;

/** Puts a text in the place of a match, set as the match's first letter is. */
export function replaceMatch(tr: Transaction, { from, to }: Match, replacement: string): Transaction {
  if (replacement === '') return tr.delete(from, to);
  return tr.replaceWith(from, to, tr.doc.type.schema.text(replacement, tr.doc.nodeAt(from)?.marks));
}

/** A node with every match in it replaced; itself where there is none. */
function replacedNode(node: Node, finder: Finder, replacement: string): Node {
  if (node.isTextblock) return replacedText(node, finder.inBlock(node), replacement);
  const children = node.children.map((child) => replacedNode(child, finder, replacement));
  if (children.every((child, at) => child === node.child(at))) return node;
  return node.copy(Fragment.fromArray(children));
}

function replacedText(block: Node, matches: readonly Match[], replacement: string): Node {
  if (matches.length === 0) return block;
  const parts: Node[] = [];
  let at = 0;
  for (const { from, to } of matches) {
    parts.push(...block.content.cut(at, from).content);
    const marks = block.nodeAt(from)?.marks;
    if (replacement !== '') parts.push(block.type.schema.text(replacement, marks));
    at = to;
  }
  parts.push(...block.content.cut(at).content);
  return block.copy(Fragment.fromArray(parts));
}

/** Puts a text in the place of all matches of a document: one transaction, and so one step of Undo. */
export function replaceAll(tr: Transaction, finder: Finder, replacement: string): Transaction {
  const { children } = tr.doc;
  const replaced = children.map((child) => replacedNode(child, finder, replacement));
  const length = Math.ceil(children.length / mostPieces);
  // From the end to the beginning, so that the positions before a piece stay what they are.
  let end = tr.doc.content.size;
  for (let index = children.length; index > 0; ) {
    const first = Math.floor((index - 1) / length) * length;
    const before = Fragment.fromArray(children.slice(first, index));
    const after = Fragment.fromArray(replaced.slice(first, index));
    const start = before.findDiffStart(after);
    end -= before.size;
    if (start !== null) tr.replaceWith(end, end + before.size, after);
    index = first;
  }
  return tr;
}
