import type { OwnerMessages } from '../context/owner-context.ts';

const known = new Map<string, OwnerMessages>();

/** What `ownerSentences` wrote; the same object each time, so that nothing is drawn anew for it. */
export function readSentences(json: string): OwnerMessages {
  const messages = known.get(json) ?? (JSON.parse(json) as OwnerMessages);
  known.set(json, messages);
  return messages;
}
