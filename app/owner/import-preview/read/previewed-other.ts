import type { TextSection } from '../../../../shared/content.ts';
import type { Locale } from '../../../../shared/locale.ts';

/** A page of the old site, or an item of a custom type, on its line. */
export interface PreviewedOther {
  /** What it is known by at its source; no two of one reading share it. */
  key: string;
  kind: string;
  /** Among those of its kind, from 1. */
  place: number;
  slug: string;
  title: string;
  link: string | null;
  language: Locale;
  /** The text of the site that it seems to fit, by its name. */
  fits?: TextSection;
}
