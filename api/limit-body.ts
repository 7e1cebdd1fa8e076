import type { MiddlewareHandler } from 'hono';
import { longestWordFile } from '../shared/handover.ts';
import { mediaLimits } from '../shared/media.ts';
import type { ApiEnvironment } from './environment.ts';

/**
 * Largest bodies in bytes: the longest post (2 million characters) and section (200,000) in their widest
 * encoding, a change of many posts, all settings at their longest, a password, what a passkey signs, a picture as it is or in base64 (four bytes of three)
 * with what carries it, a picture's description, 36 previewed posts, the keys of a large blog's posts, an address to read, an order for a copy, and a Word file with what carries it.
 */
const limits = {
  post: 12 * 1024 * 1024,
  content: 1_210_000,
  settings: 1024 * 1024,
  bulk: 128 * 1024,
  password: 16 * 1024,
  passkey: 64 * 1024,
  picture: mediaLimits.bytes + 16 * 1024,
  pictureText: (mediaLimits.bytes / 3) * 4 + 16 * 1024,
  description: 16 * 1024,
  preview: 24 * 1024 * 1024,
  keys: 12 * 1024 * 1024,
  reading: 16 * 1024,
  report: 16 * 1024,
  order: 1024,
  word: longestWordFile + 16 * 1024,
} as const;

/** Answers 413 `{detail}` when a body is larger than any honest one, or than who sent it may send. */
export function limitBody(holds: keyof typeof limits): MiddlewareHandler<ApiEnvironment> {
  return async (c, next) => {
    if (c.env.bodySize > limits[holds]) return c.json({ detail: sentences[holds] }, 413);
    await next();
    return undefined;
  };
}

const pictureTooBig = `The file is too big. The limit is ${mediaLimits.bytes / 1024 / 1024} MB.`;

const sentences = {
  post: 'The text is too long to save in one post. Split it in two.',
  content: 'The text is too long for one section. Shorten it.',
  order: 'The order is too long.',
  settings: 'The settings are too long.',
  bulk: 'These are too many posts at once.',
  password: 'That is too long to be a password.',
  passkey: 'That is too long to come from a passkey.',
  picture: pictureTooBig,
  pictureText: pictureTooBig,
  description: 'The description is too long.',
  preview: 'These posts are too long to import at once. Take fewer, or the export file.',
  keys: 'These are too many posts at once.',
  reading: 'The address is too long.',
  report: 'The report is too long.',
  word: `The file is too big. The limit is ${longestWordFile / 1024 / 1024} MB.`,
} as const;
