import type { z } from 'zod';
import type { Settings } from '../../../shared/settings.ts';
import { settingsPatchSchema } from '../../../shared/settings-patch.ts';
import { readVideoLink } from '../../../shared/video/video-link.ts';

/** What is wrong with one field. `at` is its name on the page: its setting, and the way into it, joined by dots. */
export type FieldError = { at: string } & (
  | { wrong: 'required' | 'email' | 'url' | 'file' | 'video' | 'lines' | 'time_zone' | 'other' }
  | { wrong: 'too_long'; max: number }
  | { wrong: 'number' | 'price'; min: number; max: number }
);

export type Checked = { patch: Partial<Settings>; errors?: never } | { patch?: never; errors: FieldError[] };

/** Settings that are the address of a picture or a film, which may lie on this site. */
const files = /^(logo|portrait|hero_video|hero_poster|human_video)$|\.(logo|image)$/;

/** Settings that are numbers: prices, and whole ones. */
const numbers: Record<string, { wrong: 'number' | 'price'; min: number; max: number }> = {
  price_usd: { wrong: 'price', min: 1, max: 99_999 },
  price_mxn: { wrong: 'price', min: 1, max: 999_999 },
  session_idle_hours: { wrong: 'number', min: 1, max: 24 },
  copies_kept: { wrong: 'number', min: 1, max: 400 },
};

/** Settings as the page sends them, or everything that keeps them from being saved, one error a field. */
export function checkSettings(sent: unknown): Checked {
  const parsed = settingsPatchSchema.safeParse(sent);
  if (!parsed.success) return { errors: onePerField(parsed.error.issues.map(fieldErrorOf)) };
  const patch = parsed.data;
  // Each part may be empty, but not alone.
  if (Boolean(patch.email_user) !== Boolean(patch.email_domain)) {
    return { errors: [{ at: 'email', wrong: 'email' }] };
  }
  // A page of YouTube or Vimeo that is no video would leave the site saying that one is coming.
  if (patch.human_video && readVideoLink(patch.human_video).kind === 'none') {
    return { errors: [{ at: 'human_video', wrong: 'video' }] };
  }
  return { patch };
}

function fieldErrorOf(issue: z.core.$ZodIssue): FieldError {
  const at = issue.path.join('.');
  if (at.startsWith('email_user') || at.startsWith('email_domain')) return { at: 'email', wrong: 'email' };
  if (at.startsWith('social')) return { at: 'social', wrong: 'lines' };
  if (at === 'time_zone') return { at, wrong: 'time_zone' };
  const number = numbers[at];
  if (number) return { at, ...number };
  switch (issue.code) {
    case 'too_small':
      return { at, wrong: 'required' };
    case 'too_big':
      return { at, wrong: 'too_long', max: Number(issue.maximum) };
    case 'invalid_union':
    case 'invalid_format':
      return { at, wrong: files.test(at) ? 'file' : 'url' };
    default:
      return { at, wrong: 'other' };
  }
}

function onePerField(errors: FieldError[]): FieldError[] {
  return errors.filter(({ at }, index) => errors.findIndex((other) => other.at === at) === index);
}
