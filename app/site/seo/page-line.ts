import type { Sentences } from '../../../copy/sentences.ts';
import type { PublicPage } from '../../../shared/public-pages.ts';
import { revisedText } from '../../ui/parse-edit.ts';

/** What a page says on the picture that stands for it where it is shared. */
export function pageLine(name: PublicPage['name'], { home, meta }: Sentences): string {
  // The brand has its own place on the picture.
  return name === 'home' ? revisedText(home.hero.edit) : meta[name].title.replace(/\s*\|\s*\{brand\}$/, '');
}
