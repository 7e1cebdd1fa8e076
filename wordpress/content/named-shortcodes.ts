import { isBuilder, isLayout } from './layout-shortcodes.ts';
import { closedShortcodes, isCode, isPlayer, plainShortcodes } from './shortcode-names.ts';

/** How plug-ins and themes call the parts they have in common, with a prefix of their own: `su_button`, `my_heading`. */
const parts =
  /[_-](?:button|btn|heading|title|text_separator|image|img|photo|picture|gallery|carousel|form|recipe|map)$/;

/** Plug-ins whose shortcodes all begin alike. */
const families =
  /^(?:su|mp3j|wpforms|gravityform|ninja_form|bbp|woocommerce|ngg|envira|soliloquy|huge_it|mailpoet|mc4wp|tablepress|wpv|types|pods|acf|edd|learndash|ld|llms|memberful|pmpro|s2|wpum|um|youzer|rcp|wpfc|tribe|evcal|ecwd|amd|zrdn|wprm|wpurp|mpprecipe|tasty|epub|jetpack|wpcom|crayon|powerpress|podlove|podcast|smart|buzzsprout|seriously-simple|ssp|efn|mfn|cft|display|insert)[_-]/;

/** Whether a name is that of a shortcode of WordPress, or of a plug-in, theme or page builder that we know; some only with an end. */
export function isNamedShortcode(name: string, isClosed: boolean): boolean {
  if (isClosed && (closedShortcodes.has(name) || isCode(name))) return true;
  if (plainShortcodes.has(name) || isPlayer(name) || isLayout(name) || isBuilder(name)) return true;
  return parts.test(name) || families.test(name) || name.startsWith('ad#');
}
