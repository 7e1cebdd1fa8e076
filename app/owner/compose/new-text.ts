/** What a text that is no post yet brings to its first save. */
export interface NewText {
  /** Goes along with it, so that it becomes one post however often it is sent (`Idempotency-Key`). */
  createKey: string;
  /** The slug that was made from its title, and may be made anew; '' for none. */
  madeSlug: string;
}

export function beginText(): NewText {
  return { createKey: randomKey(), madeSlug: '' };
}

/** 128 random bits in hexadecimal. Not `randomUUID`: that is there on secure origins only. */
export function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
