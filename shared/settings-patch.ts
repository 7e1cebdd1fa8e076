import { z } from 'zod';
import { type GuardOverride, overrideSchema } from './guard/guarded-name.ts';
import { type Settings, settingsSchema } from './settings.ts';

const fields = Object.fromEntries(
  Object.entries(settingsSchema.shape).map(([name, field]) => [name, field.unwrap().optional()]),
);

/** Some of the settings, each whole: what is left out stays as it is (so no defaults), and a name that is no setting is refused. */
export const settingsPatchSchema = z.strictObject(
  fields,
  // The names and their schemas are those of the settings, which a record made by a loop can't show.
) as unknown as z.ZodType<Partial<Settings>>;

/** The same, and why they may be saved although a name stands in them that must not appear. */
export const settingsChangeSchema = z.strictObject({
  ...fields,
  override: overrideSchema.optional(),
}) as unknown as z.ZodType<Partial<Settings> & { override?: GuardOverride }>;
