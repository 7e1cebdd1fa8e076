import { z } from '@hono/zod-openapi';
import { readOthers, readTexts } from '../shared/import-pages.ts';

/** Longest list: whole kinds are short, and nobody ticks hundreds of pages apart. */
const longest = 8000;

const listOf = (read: (text: string) => unknown, message: string) =>
  z
    .string()
    .max(longest)
    .refine((text) => {
      try {
        read(text);
        return true;
      } catch {
        return false;
      }
    }, message);

/** Items that are no articles, as `readOthers` reads them. */
export const otherList = listOf(readOthers, 'must be kinds with places, like page:1-24,26;portfolio:all');

/** Pages that become texts of sections, as `readTexts` reads them. */
export const textList = listOf(readTexts, 'must be pages with sections, like page:3:about_content');
