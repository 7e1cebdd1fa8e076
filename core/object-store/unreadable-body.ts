import type { ObjectBody } from './object-store.ts';

/** What was to be sent could not be read: no store is to blame. Its cause is what the reader threw. */
export class UnreadableBody extends Error {}

/** The pieces of a body; what its reader throws is told from what a store throws. */
export async function* readBody(body: ObjectBody): AsyncGenerator<Uint8Array, undefined> {
  try {
    if (body instanceof Uint8Array) yield body;
    else yield* body;
  } catch (cause) {
    throw new UnreadableBody('What was to be sent could not be read.', { cause });
  }
}
