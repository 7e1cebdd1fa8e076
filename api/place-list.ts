import { z } from '@hono/zod-openapi';

/** Whole lists are short, for most of a file is taken or left: `1-24,26,30-5000`. */
const longest = 4000;

/** Places in a list, counted from 1, as a query names them and `readPlaces` reads them. */
export const placeList = z
  .string()
  .max(longest)
  .regex(
    /^\d{1,7}(-\d{1,7})?(,\d{1,7}(-\d{1,7})?)*$/,
    'must be places with commas between them, like 1-24,26',
  );
