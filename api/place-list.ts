import { z } from '@hono/zod-openapi';

type Range = readonly [first: number, last: number];

/** Whole lists are short, for most of a file is taken or left: `1-24,26,30-5000`. */
const longest = 4000;

/** Places in a list, counted from 1, as a query names them; read into a question that is quickly answered. */
export const placeList = z
  .string()
  .max(longest)
  .regex(
    /^\d{1,7}(-\d{1,7})?(,\d{1,7}(-\d{1,7})?)*$/,
    'must be places with commas between them, like 1-24,26',
  )
  .transform((text) => {
    const ranges = text.split(',').map((part): Range => {
      const [first = 0, last = first] = part.split('-').map(Number);
      return [first, last];
    });
    return (place: number) => ranges.some(([first, last]) => place >= first && place <= last);
  });
