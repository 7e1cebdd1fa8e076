import { isBuilder, isLayout } from './layout-shortcodes.ts';
import type { OpeningShortcode } from './parse-shortcodes.ts';
import { closedShortcodes, isCode, isPlayer, plainShortcodes, spokenBrackets } from './shortcode-names.ts';

/** How plug-ins and themes call the parts they have in common, with a prefix of their own: `su_button`, `my_heading`. */
const parts =
  /[_-](?:button|btn|heading|title|text_separator|image|img|photo|picture|gallery|carousel|form|recipe|map)$/;

/** Plug-ins whose shortcodes all begin alike. */
const families =
  /^(?:su|mp3j|wpforms|gravityform|ninja_form|bbp|woocommerce|ngg|envira|soliloquy|huge_it|mailpoet|mc4wp|tablepress|wpv|types|pods|acf|edd|learndash|ld|llms|memberful|pmpro|s2|wpum|um|youzer|rcp|wpfc|tribe|evcal|ecwd|amd|zrdn|wprm|wpurp|mpprecipe|tasty|epub|jetpack|wpcom|crayon|powerpress|podlove|podcast|smart|buzzsprout|seriously-simple|ssp|efn|mfn|cft|display|insert)[_-]/;

/** Whether a name is that of a shortcode of WordPress, or of a plug-in, theme or page builder that we know; some only with an end. */
function isNamedShortcode(name: string, isClosed: boolean): boolean {
  if (isClosed && (closedShortcodes.has(name) || isCode(name))) return true;
  if (plainShortcodes.has(name) || isPlayer(name) || isLayout(name) || isBuilder(name)) return true;
  return parts.test(name) || families.test(name) || name.startsWith('ad#');
}

/** Those that run in mid-sentence too. Others are words there, as others in brackets are; nobody capitalises a shortcode's name. */
const atHomeInLines = /^\[(?:archives|gallery|playlist|sitemap|toc|[a-z]*[-_\d])/;

/** Tells a shortcode of WordPress or of a plug-in that we name from a word in brackets: all others stay as they were written. */
export function isShortcode(token: OpeningShortcode): boolean {
  const { name, attributes, isAlone, closedBy, isInCode, isAfterWord, raw } = token;
  // In a code sample an unknown name is the sample's business: nothing ran there on the old blog either.
  if (isInCode ? !plainShortcodes.has(name) : !isNamedShortcode(name, closedBy !== null)) return false;
  if (hasLink(token) || isProse(token)) return false;
  if (closedBy !== null || Object.keys(attributes.named).length > 0) return true;
  if (name.includes('_')) return !isAfterWord || !plainShortcodes.has(name);
  if (attributes.bare.length > 0) return true;
  // "[gist]" plays nothing: whoever wrote it wrote about it.
  if (spokenBrackets.has(name) || (isPlayer(name) && name !== 'playlist')) return false;
  return isAlone || atHomeInLines.test(raw);
}

/** "[gallery of modern art]", "it is so [citation needed]": words after the name that are no address, number or file. */
function isProse({ attributes: { bare, named }, isAlone }: OpeningShortcode): boolean {
  if (Object.keys(named).length > 0) return false;
  const words = bare.filter((word) => /^[\p{L}'’,.;:!?-]+$/u.test(word)).length;
  return words > 1 || (words > 0 && words === bare.length && !isAlone);
}

/** "[note <a href="…">there</a>]": a link outside of quotes is prose, but where an editor made it of a player's address. */
function hasLink({ name, raw }: OpeningShortcode): boolean {
  if (!/<a\s/i.test(raw)) return false;
  const text = raw.slice(name.length + 1, -1).replace(/<[^>]{0,2000}>/g, '');
  if (isPlayer(name) && /^[\s=:]*https?:\S+\s*$/.test(text)) return false;
  const unquoted = raw.slice(0, raw.search(/<a\s/i));
  return ['"', "'"].every((mark) => unquoted.split(mark).length % 2 === 1);
}
