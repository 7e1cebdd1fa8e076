import { z } from 'zod';
import { type Settings, settingsSchema } from './settings.ts';

/** Some of the settings, each whole: what is left out stays as it is (so no defaults), and a name that is no setting is refused. */
export const settingsPatchSchema = z.strictObject(
  Object.fromEntries(
    Object.entries(settingsSchema.shape).map(([name, field]) => [name, field.unwrap().optional()]),
  ),
  // The names and their schemas are those of the settings, which a record made by a loop can't show.
) as unknown as z.ZodType<Partial<Settings>>;
