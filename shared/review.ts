import { z } from 'zod';
import { overrideSchema } from './guard/guarded-name.ts';
import { localeSchema } from './locale.ts';
import { storedText } from './text.ts';

/** Lengths in characters. `notes`: per round. `rounds`: per post. `days`: how long a link is valid. */
export const reviewLimits = {
  reader: 80,
  note: 2000,
  proposal: 3000,
  quote: 3000,
  line: 1000,
  answer: 2000,
  notes: 300,
  rounds: 100,
  html: 300_000,
  days: 90,
  passphrase: { min: 8, max: 200 },
} as const;

export const usualDays = 14;

/** Returns a schema for text as typed, with normalized line breaks and without invisible characters. */
function typed(max: number) {
  return storedText()
    .overwrite((text) =>
      text
        .replace(/\r\n?/g, '\n')
        // Control characters, and those that change the text direction.
        .replace(/(?![\n\t])[\p{Cc}\u202a-\u202e\u2066-\u2069\ufeff]/gu, '')
        .trim(),
    )
    .max(max);
}

const name = storedText()
  .overwrite((text) => text.replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim())
  .min(1)
  .max(reviewLimits.reader);

/** The owner's input for a new review link. */
export const reviewInputSchema = z.object({
  /** The reviewer's name on the page and in the record. */
  reader: name,
  /** The saved version to review; the newest by default. */
  version: z.int().positive().optional(),
  days: z.int().min(1).max(reviewLimits.days).default(usualDays),
  /** An optional passphrase in addition to the link. */
  passphrase: storedText().min(reviewLimits.passphrase.min).max(reviewLimits.passphrase.max).optional(),
  /** Creates the link even though the text contains confidential names. */
  override: overrideSchema.optional(),
});

export type ReviewInput = z.output<typeof reviewInputSchema>;

const place = z.coerce.number().int().min(0).max(2_000_000);

/** A reviewer's comment. Without `end`, it is about the whole block. */
export const noteInputSchema = z
  .object({
    /** Unique per comment. A comment sent twice is stored once. */
    key: z.string().min(8).max(64),
    block: place,
    start: place.default(0),
    end: place.optional(),
    /** The passage as the reviewer saw it, if it is part of a block. */
    quote: storedText().max(reviewLimits.quote).default(''),
    note: typed(reviewLimits.note).default(''),
    proposal: typed(reviewLimits.proposal)
      .transform((text) => text || null)
      .nullable()
      .default(null),
  })
  .refine(({ note, proposal }) => note !== '' || proposal !== null, {
    message: 'is missing',
    path: ['note'],
  });

export type NoteInput = z.output<typeof noteInputSchema>;

const decisionKinds = ['approved', 'changes'] as const;

export const decisionInputSchema = z.object({
  kind: z.enum(decisionKinds),
  line: typed(reviewLimits.line).default(''),
});

export type DecisionInput = z.output<typeof decisionInputSchema>;

export const noteStates = ['open', 'accepted', 'resolved'] as const;

/** The owner's response to a comment. */
export const noteChangeSchema = z.object({
  state: z.enum(noteStates).optional(),
  answer: typed(reviewLimits.answer).optional(),
  /** Sends the reply even though it contains confidential names. */
  override: overrideSchema.optional(),
});

export type NoteChange = z.output<typeof noteChangeSchema>;

export const reviewNoteSchema = z.object({
  id: z.string(),
  block: z.int(),
  start: z.int(),
  quote: z.string(),
  before: z.string(),
  after: z.string(),
  note: z.string(),
  proposal: z.string().nullable(),
  state: z.enum(noteStates),
  answer: z.string().nullable(),
  answered_at: z.string().nullable(),
  created_at: z.string(),
});

export type ReviewNote = z.infer<typeof reviewNoteSchema>;

export const reviewDecisionSchema = z.object({
  kind: z.enum(decisionKinds),
  line: z.string(),
  decided_at: z.string(),
  /** SHA-256 (hex) of the version's hash, the reviewer, the decision, and its time. */
  seal: z.string(),
});

export type ReviewDecision = z.infer<typeof reviewDecisionSchema>;

/** `waiting`: not opened yet. `ended`: revoked by the owner, or because the site was restored elsewhere. */
const reviewStates = ['waiting', 'opened', 'approved', 'changes', 'expired', 'ended'] as const;

export const reviewHeadSchema = z.object({
  id: z.string(),
  post_id: z.string(),
  slug: z.string(),
  version: z.int(),
  round: z.int(),
  reader: z.string(),
  title: z.string(),
  hash: z.string(),
  state: z.enum(reviewStates),
  /** Whether the review link works now. */
  is_open: z.boolean(),
  has_passphrase: z.boolean(),
  /** The number of networks that opened the link. More than two or three suggest that it was shared. */
  networks: z.int(),
  decision: reviewDecisionSchema.nullable(),
  created_at: z.string(),
  expires_at: z.string(),
});

export type ReviewHead = z.infer<typeof reviewHeadSchema>;

export const reviewSchema = reviewHeadSchema.extend({ notes: z.array(reviewNoteSchema) });

export type Review = z.infer<typeof reviewSchema>;

/** The number of comments and decisions on a post that the owner hasn't seen. */
export const newResponsesSchema = z.object({
  post_id: z.string(),
  slug: z.string(),
  title: z.string(),
  count: z.int(),
  /** The time of the newest response. */
  newest: z.string(),
});

export type NewResponses = z.infer<typeof newResponsesSchema>;

/** Marks responses as seen up to a time, that of the newest one shown. */
export const responsesSeenSchema = z.object({ until: z.iso.datetime({ precision: 3 }) });

export const reviewedVersionSchema = z.object({
  title: z.string(),
  excerpt: z.string().nullable(),
  cover: z.string().nullable(),
  cover_alt: z.string().nullable(),
  html: z.string(),
});

/** The part of a post that a reviewer sees and approves. */
export type ReviewedVersion = z.infer<typeof reviewedVersionSchema>;

/** The complete record of a review, for printing and filing. */
export const reviewRecordSchema = reviewSchema.extend({
  asked_by: z.string(),
  language: localeSchema,
  content: reviewedVersionSchema,
  alt_texts: z.array(z.string()),
  /** The text hashed into `hash`, in UTF-8. */
  hashed: z.string(),
  /** Whether the hash and the seal match the record. */
  is_whole: z.boolean(),
});

export type ReviewRecord = z.infer<typeof reviewRecordSchema>;

const blockNames = new Set(['p', 'h2', 'h3', 'ul', 'ol', 'li', 'blockquote', 'figure', 'figcaption']);

/**
 * Splits a sanitized body into its blocks: paragraphs, headings, whole lists, quotations and figures. Joined,
 * they are exactly the body. In sanitized HTML, no text or attribute contains `>`.
 */
export function splitBlocks(html: string): string[] {
  const blocks: string[] = [];
  let [depth, start] = [0, 0];
  const cut = (end: number) => {
    const block = html.slice(start, end);
    const last = blocks.length - 1;
    if (block.trim() === '' && last >= 0) blocks[last] += block;
    else if (block !== '') blocks.push(block);
    start = end;
  };
  for (let at = html.indexOf('<'); at >= 0; ) {
    const end = html.indexOf('>', at) + 1;
    if (end === 0) break;
    const isEnd = html[at + 1] === '/';
    if (isBlock(html, isEnd ? at + 2 : at + 1, end)) {
      // Text outside any block is a block.
      if (depth === 0 && !isEnd) cut(at);
      depth += isEnd ? -1 : 1;
      if (depth === 0) cut(end);
    }
    at = html.indexOf('<', end);
  }
  cut(html.length);
  return blocks;
}

/** Checks whether the tag name starting at `from` is a block's. */
function isBlock(html: string, from: number, end: number): boolean {
  let to = from;
  while (to < end && html[to] !== ' ' && html[to] !== '>') to += 1;
  return blockNames.has(html.slice(from, to));
}

const characters: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  nbsp: '\u00a0',
  quot: '"',
};

const lineEdge = /<\/?(?:p|h2|h3|ul|ol|li|blockquote|figure|figcaption)(?: [^>]*)?>|<br>/;

/** Returns the text of a sanitized block: its paragraphs, items and lines, one per line; '' for an image. */
export function blockText(html: string): string {
  return html
    .split(lineEdge)
    .map(textOf)
    .filter((line) => line.trim() !== '')
    .join('\n');
}

function textOf(html: string): string {
  return decodeText(html.replace(/<[^>]*>/g, ''));
}

/** Decodes escaped text of sanitized HTML. */
export function decodeText(text: string): string {
  return text.replace(/&(amp|lt|gt|nbsp|quot);/g, (whole, name: string) => characters[name] ?? whole);
}

const lineEnd = /<\/(?:p|h2|h3|li|blockquote|figcaption|figure)>|<br>/g;

/** Returns the lines of sanitized HTML, with images as their alt text or file name. */
export function blockLines(html: string): string[] {
  return html
    .replace(/<img [^>]*>/g, (tag) => `▣ ${pictureName(tag)}\n`)
    .replace(lineEnd, '\n')
    .split('\n')
    .map((line) => textOf(line).replace(/\s+/g, ' ').trim())
    .filter(Boolean);
}

function pictureName(tag: string): string {
  const [, alt] = / alt="([^"]*)"/.exec(tag) ?? [];
  const [, source = ''] = / src="([^"]*)"/.exec(tag) ?? [];
  return alt || (source.split('/').pop() ?? '');
}

/** Returns the alt texts of a sanitized body's images, in order; '' for decorative ones. */
export function altTexts(html: string): string[] {
  return Array.from(html.matchAll(/<img [^>]*>/g), ([tag]) =>
    decodeText(/ alt="([^"]*)"/.exec(tag)?.[1] ?? ''),
  );
}
