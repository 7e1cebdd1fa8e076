import type { Locale } from './locale.ts';
import { postLimits } from './post-limits.ts';

const words: Record<Locale, (title: string) => string> = {
  en: (title) => `Copy of ${title}`,
  es: (title) => `Copia de ${title}`,
};

/** What the copy of a post is called, in the language of the post; never longer than a title may be. */
export function copyTitle({ title, language }: { title: string; language: Locale }): string {
  const whole = words[language](title);
  if (whole.length <= postLimits.title) return whole;
  // A character of two code units is not cut in the middle.
  return `${whole.slice(0, postLimits.title - 1).replace(/[\ud800-\udbff]$/, '')}…`;
}
