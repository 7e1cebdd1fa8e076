import type { ChangeLog } from '../../shared/imported-post.ts';
import { postLimits } from '../../shared/post.ts';
import { plainText, summarise } from '../../shared/rich-text/parse-html.ts';
import { plainTitle, withSigns } from './plain-title.ts';
import { shortened } from './shortened.ts';

/** The title, or where there is none the first words of the text, or at last the day. */
export function titleOf(written: string, html: string, date: string, log: ChangeLog): string {
  const title = plainTitle(withSigns(written, log));
  if (title !== '') return shortened(title, postLimits.title, 'title_shortened', log);
  log.add('title_missing');
  return summarise(plainText(html), 60) || date.slice(0, 10);
}
