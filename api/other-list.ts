import { z } from '@hono/zod-openapi';
import type { ImportChoice } from '../core/import/import-report.ts';
import { type TextSection, textSections } from '../shared/text-sections.ts';
import { placeList } from './place-list.ts';

/** Longest list: whole kinds are short, and nobody ticks hundreds of pages apart. */
const longest = 8000;

const section = z.enum(textSections);

/** Parts of a list with the kind that each begins with, encoded as in an address. */
function partsOf(text: string): { kind: string; rest: string }[] {
  return text.split(';').map((part) => {
    const at = part.indexOf(':');
    return { kind: decodeURIComponent(part.slice(0, Math.max(0, at))), rest: part.slice(at + 1) };
  });
}

/** A list that is read by `read`, which throws for what is none. */
function listOf<Value>(read: (text: string) => Value, message: string) {
  return z
    .string()
    .max(longest)
    .transform((text, context): Value => {
      try {
        return read(text);
      } catch {
        context.addIssue({ code: 'custom', message });
        return z.NEVER;
      }
    });
}

type Wanted = Map<string, (place: number) => boolean>;

/** Items that are no articles, by their kinds and their places among these: `page:1-24,26;portfolio:all`. */
export const otherList = listOf((text): Wanted => {
  const all = () => true;
  return new Map(
    partsOf(text).map(({ kind, rest }) => [kind, rest === 'all' ? all : placeList.parse(rest)] as const),
  );
}, 'must be kinds with places, like page:1-24,26;portfolio:all');

type Texts = Map<string, TextSection>;

const nameOf = (kind: string, place: number) => `${kind}:${place}`;

/** Pages that become texts of sections: `page:3:about_content;page:7:blog_intro`. */
export const textList = listOf((text): Texts => {
  return new Map(
    partsOf(text).map(({ kind, rest }) => {
      const [place, key] = rest.split(':');
      return [nameOf(kind, z.coerce.number().int().positive().parse(place)), section.parse(key)] as const;
    }),
  );
}, 'must be pages with sections, like page:3:about_content');

/** What the lists say of an item; undefined where neither was sent. */
export function otherChoice(wanted: Wanted | undefined, texts: Texts | undefined): ImportChoice['others'] {
  if (!wanted && !texts) return undefined;
  return ({ kind, place }) =>
    texts?.get(nameOf(kind, place)) ?? (wanted?.get(kind)?.(place) ? 'draft' : undefined);
}
