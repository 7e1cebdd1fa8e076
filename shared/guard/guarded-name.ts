import { z } from 'zod';
import { storedText } from '../text.ts';

export const nameKinds = ['client', 'company', 'deal', 'other'] as const;

/** Maximum lengths of a name, variant or reason in characters, and numbers of variants and names. */
export const guardLimits = { name: 120, forms: 20, names: 500, reason: 500 } as const;

const form = storedText().trim().min(1).max(guardLimits.name);
const forms = z
  .array(form)
  .max(guardLimits.forms)
  .transform((all) => [...new Set(all)]);

/** A confidential name as the owner entered it. In quotation marks, it matches only in that case. */
export const guardedNameInputSchema = z.object({
  name: form,
  kind: z.enum(nameKinds).default('other'),
  /** Other spellings. In quotation marks, they match only in that case. */
  spellings: forms.default([]),
  /** Whether the name's initials are also confidential. */
  initials: z.boolean().default(false),
  /** Passages that contain the name and are allowed, only in that case. */
  allowed: forms.default([]),
});

export type GuardedNameInput = z.output<typeof guardedNameInputSchema>;

/**
 * A name with its other meanings: `ordinary` in lower case ("vale la pena" isn't Peña), `others` also with a
 * capital ("Holmes" isn't Holme).
 */
export type GuardedName = GuardedNameInput & { id: string; ordinary: string[]; others: string[] };

/** The fields in which a name can be found. */
export const outgoingFieldNames = [
  'title',
  'slug',
  'excerpt',
  'body',
  'tags',
  'cover',
  'cover_alt',
  'alt',
  'caption',
  'link',
  'link_title',
  'hidden',
  'file_name',
  'metadata',
  'text',
  'note',
] as const;

export type OutgoingFieldName = (typeof outgoingFieldNames)[number];

/** An outgoing text. `html` includes attributes and comments. In `address` and `name`, case is ignored. */
export interface OutgoingField {
  field: OutgoingFieldName;
  value: string;
  form: 'prose' | 'address' | 'html';
  /** The setting, section or post that contains the text. */
  of?: string;
}

/** A match: the passage and the text around it. */
export const guardPlaceSchema = z.object({
  field: z.enum(outgoingFieldNames),
  of: z.string().optional(),
  before: z.string(),
  passage: z.string(),
  after: z.string(),
});

export type GuardPlace = z.infer<typeof guardPlaceSchema>;

/** A match with the ID of its name. The ID doesn't reveal the name. */
export type FoundPlace = GuardPlace & { name: string };

/** Why to publish despite a match. The reason is recorded. */
export const overrideSchema = z.object({ reason: storedText().trim().min(3).max(guardLimits.reason) });

export type GuardOverride = z.output<typeof overrideSchema>;

const quotes: Record<string, string> = { '"': '"', '“': '”', '«': '»', '„': '“' };

/** Returns a variant without its quotation marks, and whether it had any. */
export function unquoted(text: string): { text: string; isExact: boolean } {
  const closing = quotes[text[0] ?? ''];
  const inner = text.slice(1, -1).trim();
  return closing !== undefined && text.length > 2 && text.endsWith(closing) && inner
    ? { text: inner, isExact: true }
    : { text, isExact: false };
}

/** The ways in which text leaves the site. */
export const outgoingKinds = [
  'post',
  'section',
  'settings',
  'picture',
  'export',
  'review',
  'document',
] as const;

export type OutgoingKind = (typeof outgoingKinds)[number];
