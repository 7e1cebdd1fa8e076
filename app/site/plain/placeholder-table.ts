import type { Sentences } from '../../../copy/sentences.ts';
import { paths } from '../../../shared/paths.ts';

interface Placeholder {
  /** Where its words stand, in `placeholders` and in `meta` alike. */
  words: keyof Sentences['placeholders'] & keyof Sentences['meta'];
  /** The address that search engines keep, where the page has more than one. */
  canonical: string;
}

/** The placeholder pages by their addresses (docs/specification.md 2.1). */
const placeholders: Readonly<Record<string, Placeholder>> = {
  [paths.writingSamples]: { words: 'writing_samples', canonical: paths.writingSamples },
  [paths.whenItMattered]: { words: 'when_it_mattered', canonical: paths.whenItMattered },
  [paths.outcomes]: { words: 'when_it_mattered', canonical: paths.whenItMattered },
  [paths.resources]: { words: 'resources', canonical: paths.resources },
};

/** The placeholder page at a path. Throws where `routes.ts` leads one to a path that the table lacks. */
export function placeholderAt(path: string): Placeholder {
  const placeholder = placeholders[path];
  if (!placeholder) throw new Error(`No placeholder page for ${path}`);
  return placeholder;
}
