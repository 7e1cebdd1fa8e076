import { domainToASCII } from 'node:url';
import type { Core } from '../core/core.ts';
import { guardedNameInputSchema } from '../shared/guard/guarded-name.ts';
import { expectOk } from './create-test-core.ts';

/** Puts names on the list: one word, and a person who is told by initials, too. */
export async function guardNames({ guard }: Pick<Core, 'guard'>): Promise<void> {
  expectOk(await guard.add(guardedNameInputSchema.parse({ name: 'Vexdale' })));
  expectOk(await guard.add(guardedNameInputSchema.parse({ name: 'Märta Olsken', initials: true })));
}

type Spellings = Readonly<Record<string, string>>;

const wide = (text: string) =>
  text.replace(/[a-z]/gi, (letter) => String.fromCodePoint((letter.codePointAt(0) ?? 0) + 0xfee0));

/** These names as a sentence may hold them. */
export const inSentences: Spellings = {
  'as it is': 'Vexdale',
  capitals: 'VEXDALE',
  'lower case': 'vexdale',
  'an accent': 'Véxdale',
  'an accent apart': 'Ve\u0301xdale',
  plural: 'the Vexdales',
  genitive: 'Vexdale’s',
  'a no-break space': 'Vex\u00a0dale',
  'a thin space': 'Vex\u2009dale',
  'a mathematical space': 'Vex\u205fdale',
  'an ideographic space': 'Vex\u3000dale',
  'a zero-width space': 'Vex\u200bdale',
  'a soft hyphen': 'Vex\u00addale',
  'a hyphen': 'Vex-dale',
  'a minus sign': 'Vex\u2212dale',
  'a small hyphen': 'Vex\ufe63dale',
  'letters apart': 'V e x d a l e',
  'full width': wide('Vexdale'),
  'small capitals': 'Vᴇxᴅᴀʟᴇ',
  'mathematical letters': '𝐕𝐞𝐱𝐝𝐚𝐥𝐞',
  'letters in circles': 'Ⓥⓔⓧⓓⓐⓛⓔ',
  'letters in squares': '🆅🅴🆇🅳🅰🅻🅴',
  'look-alikes': 'V\u0435xd\u0430le',
  digits: 'V3xda1e',
  person: 'Märta Olsken',
  'no accent': 'Marta Olsken',
  'words joined': 'MärtaOlsken',
  'an initial': 'M. Olsken',
  initials: 'M.O.',
};

/** And as HTML may: what a mark or an escape parts is one word to whoever reads it. */
const escaped: Spellings = {
  'an entity': 'V&#101;xdale',
  'a hexadecimal entity': 'Vex&#x64;ale',
  'a named entity': 'Vex&shy;dale',
  'an accent by its name': 'V&eacute;xdale',
};

export const inAttributes: Spellings = { ...inSentences, ...escaped };

export const inHtml: Spellings = {
  ...inAttributes,
  'a mark in the middle': 'Vex<b>dale</b>',
  'marks within marks': '<em>V<strong>ex</strong></em>da<u>le</u>',
  'a line in the middle': 'Vex<br>dale',
  'a person over marks': 'M<i>ä</i>rta <strong>Olsken</strong>',
};

/** As an address may: a file, a path, what is asked for. */
export const inAddresses: Spellings = {
  'as it is': 'vexdale',
  capitals: 'VEXDALE',
  'a hyphen': 'vex-dale',
  'an underscore': 'vex_dale',
  'a plus': 'vex+dale',
  'an escape': 'v%65xdale',
  'escaped twice': 'v%2565xdale',
  'an accent in UTF-8': 'v%C3%A9xdale',
  'an accent in Latin-1': 'v%E9xdale',
  'an accent as it is': 'véxdale',
  'an escaped space': 'vex%20dale',
  'an escaped soft hyphen': 'vex%C2%ADdale',
  'an escaped zero-width space': 'vex%E2%80%8Bdale',
  'full width': encodeURIComponent(wide('vexdale')),
  'look-alikes': encodeURIComponent('v\u0435xd\u0430le'),
  plural: 'vexdales',
  digits: 'v3xda1e',
  person: 'marta-olsken',
  'words joined': 'MartaOlsken',
  'an initial': 'm-olsken',
  initials: 'M.O.',
};

/** Hosts of the names, also in letters of their own. */
export const inHosts: Spellings = {
  'as it is': 'vexdale.example',
  capitals: 'WWW.VEXDALE.EXAMPLE',
  below: 'board.vexdale.example',
  'an accent': domainToASCII('véxdale.example'),
  'look-alikes': domainToASCII('v\u0435xdale.example'),
};

/** As it may be typed where an address is made of it. */
export const inSlugs: Spellings = {
  'as it is': 'what-vexdale-said',
  capitals: 'What VEXDALE Said',
  'an accent': 'What Véxdale said',
  'a hyphen': 'what-vex-dale-said',
  'full width': `what ${wide('Vexdale')} said`,
  'a look-alike': 'what Vexd\u0430le said',
  plural: 'the-vexdales',
  digits: 'v3xda1e',
  person: 'Märta Olsken spoke',
};
