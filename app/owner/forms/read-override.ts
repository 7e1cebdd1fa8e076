import { type GuardOverride, overrideSchema } from '../../../shared/guard/guarded-name.ts';

/** The reason that a form with places gives, where it is one. */
export function readOverride(form: FormData): GuardOverride | undefined {
  return overrideSchema.safeParse({ reason: form.get('override_reason') }).data;
}
