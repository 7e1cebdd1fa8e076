import { sortKey } from '../../shared/dates.ts';
import type { ChangeLog, ImportedPost } from '../../shared/imported-post.ts';
import { plainText } from '../../shared/rich-text/parse-html.ts';
import { findWords } from '../fidelity/find-words.ts';
import { accessMeta, type WxrItem } from '../xml/wxr-item.ts';

/** Shortcodes and blocks that showed their text to members or payers alone. */
const membersOnly =
  /\[(private|members?(?:[-_]?only)?|restrict(?:ed)?(?:_content)?|mepr-active|membership|pmpro_member|s2member|s2if|wlm_private|ihc-hide-content|um_loggedin|logged_?in|is_logged_in|login_required|password_protect|ppwp|passster|content_protector)[\s\]]|<!--\s?wp:(premium-content\/container|jetpack\/paywall)\b/gi;

/** Why not everyone could read a published post, in its source's words; undefined where everyone could. */
export function withheldFor({ content, meta, password }: WxrItem): string | undefined {
  if (password !== '') return 'password';
  const access = accessMeta
    .map((key) => meta[key])
    .find((value) => value && !/^(?:everybody|all|none)$/i.test(value));
  if (access !== undefined) return access;
  // A word in brackets ends nowhere.
  const names = new Set([...content.matchAll(membersOnly)].map(([, name, block]) => name ?? `/${block}`));
  return [...names]
    .find((name) => content.includes(`[/${name}]`) || name.startsWith('/'))
    ?.replace(/^\//, '');
}

/**
 * How a post comes: what its source withheld is a draft, or scheduled where it waited for a date that is still to come. The log tells it.
 * `withheld` is the source's word for what kept it from the public.
 */
export function withheldStatus(
  post: { kind: string | undefined; withheld: string | undefined; date: string; now: string | undefined },
  log: ChangeLog,
): ImportedPost['status'] {
  const { kind, withheld, date, now } = post;
  if (kind !== undefined) {
    log.add('other_kind', kind);
    return 'draft';
  }
  const isWaiting = withheld === 'future' || withheld === 'scheduled';
  const isAhead = now === undefined ? isWaiting : sortKey(date) > now;
  if (isAhead && (isWaiting || withheld === undefined)) {
    log.add('scheduled', date.slice(0, 16).replace('T', ' '));
    return 'scheduled';
  }
  if (withheld === undefined) return 'published';
  if (withheld !== 'draft' && withheld !== 'password') log.add('became_draft', withheld);
  return 'draft';
}

/** A block that its writer has hidden: WordPress keeps it and does not show it. */
const hiddenBlock =
  /<!--\s?wp:([a-z][\w/-]{0,100})\s(?=[^>]{0,1000}"(?:blockVisibility":\s?false|hideBlock":\s?true))[^>]{0,1000}-->/gi;

/** A body without its hidden blocks, which the log quotes. */
export function withoutHiddenBlocks(content: string, log: ChangeLog): string {
  const parts: string[] = [];
  let at = 0;
  for (const match of content.matchAll(hiddenBlock)) {
    if (match.index < at) continue;
    const end = blockEnd(content, match[1] ?? '', match.index);
    const words = plainText(content.slice(match.index, end));
    if (words !== '') log.add('hidden', words, findWords(words).keys.length);
    parts.push(content.slice(at, match.index));
    at = end;
  }
  return parts.join('') + content.slice(at);
}

/** Index behind the block that begins at `start`, with blocks of its own kind in it. */
function blockEnd(content: string, name: string, start: number): number {
  const marks = new RegExp(`<!--\\s?(/?)wp:${name}\\b(?:[^>]*?(/)-->)?`, 'gi');
  marks.lastIndex = start;
  let depth = 0;
  for (let mark = marks.exec(content); mark; mark = marks.exec(content)) {
    if (!mark[2]) depth += mark[1] ? -1 : 1;
    if (depth === 0) return content.indexOf('-->', mark.index) + 3;
  }
  return content.length;
}
