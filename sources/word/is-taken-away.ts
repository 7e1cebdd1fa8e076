import type { WordContext } from './word-context.ts';
import type { XmlNode } from './xml-node.ts';

const added = new Set(['w:ins', 'w:moveTo', 'w:cellIns']);
const removed = new Set(['w:del', 'w:moveFrom', 'w:cellDel']);

/** Whether tracked changes take an element away: what was added where they are rejected, what was removed where they are accepted. Counts them. */
export function isTakenAway({ name }: XmlNode, context: WordContext): boolean {
  if (!added.has(name) && !removed.has(name)) return false;
  context.changed += 1;
  return added.has(name) ? context.changes === 'rejected' : context.changes === 'accepted';
}
