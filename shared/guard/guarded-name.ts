import { z } from 'zod';
import { storedText } from '../text.ts';

export const nameKinds = ['client', 'company', 'deal', 'other'] as const;

/** Longest name and form, in characters; forms of one name; names of one list. */
export const guardLimits = { name: 120, forms: 20, names: 500, reason: 500 } as const;

const form = storedText().trim().min(1).max(guardLimits.name);
const forms = z
  .array(form)
  .max(guardLimits.forms)
  .transform((all) => [...new Set(all)]);

/** A name as its owner writes it down. One in quotation marks is looked for in exactly that case. */
export const guardedNameInputSchema = z.object({
  name: form,
  kind: z.enum(nameKinds).default('other'),
  /** Other ways in which it is written; in quotation marks, in exactly that case. */
  spellings: forms.default([]),
  /** Whether its initials give it away, too. */
  initials: z.boolean().default(false),
  /** Passages that hold the name and may appear, in exactly that case. */
  allowed: forms.default([]),
});

export type GuardedNameInput = z.output<typeof guardedNameInputSchema>;

/**
 * What is written like the name and means something else: `ordinary` in lower case, as "vale la pena" is no Peña, `others` with a
 * capital, too, as "Holmes" is no Holme.
 */
export type GuardedName = GuardedNameInput & { id: string; ordinary: string[]; others: string[] };

/** Where a name may stand in what leaves. */
export const leavingFieldNames = [
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

export type LeavingFieldName = (typeof leavingFieldNames)[number];

/** A text that leaves. `html` is looked through with its attributes and comments; `address` and `name` are no prose: case tells nothing there. */
export interface LeavingField {
  field: LeavingFieldName;
  value: string;
  form: 'prose' | 'address' | 'html';
  /** Which of several texts it is of: a setting, a section, a post. */
  of?: string;
}

/** Where a name was found: the passage, and what stands around it. */
export const guardPlaceSchema = z.object({
  field: z.enum(leavingFieldNames),
  of: z.string().optional(),
  before: z.string(),
  passage: z.string(),
  after: z.string(),
});

export type GuardPlace = z.infer<typeof guardPlaceSchema>;

/** A place, and the name that was found there by its id, which tells nothing of it. */
export type FoundPlace = GuardPlace & { name: string };

/** Why a text may leave although a name was found in it. The reason stays in the record. */
export const overrideSchema = z.object({ reason: storedText().trim().min(3).max(guardLimits.reason) });

export type GuardOverride = z.output<typeof overrideSchema>;

const quotes: Record<string, string> = { '"': '"', '“': '”', '«': '»', '„': '“' };

/** A form without the quotation marks around it, and whether it had some. */
export function unquoted(text: string): { text: string; isExact: boolean } {
  const closing = quotes[text[0] ?? ''];
  const inner = text.slice(1, -1).trim();
  return closing !== undefined && text.length > 2 && text.endsWith(closing) && inner
    ? { text: inner, isExact: true }
    : { text, isExact: false };
}

/** By which ways texts leave. */
export const leavingKinds = [
  'post',
  'section',
  'settings',
  'picture',
  'export',
  'review',
  'document',
] as const;

export type LeavingKind = (typeof leavingKinds)[number];
