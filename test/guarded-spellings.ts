import { domainToASCII } from 'node:url';
import type { Core } from '../core/core.ts';
import { guardedNameInputSchema } from '../shared/guard/guarded-name.ts';
import { expectOk } from './create-test-core.ts';

/** Puts names on the list: one word, a person who is told by initials, too, and one who is called as a word is written without its accent. */
export async function guardNames({ guard }: Pick<Core, 'guard'>): Promise<void> {
  expectOk(await guard.add(guardedNameInputSchema.parse({ name: 'Vexdale' })));
  expectOk(await guard.add(guardedNameInputSchema.parse({ name: 'Märta Olsken', initials: true })));
  expectOk(await guard.add(guardedNameInputSchema.parse({ name: 'Peña' })));
}

type Spellings = Readonly<Record<string, string>>;

/** Enough to see that an exit is guarded and reads what it lets out as a reader would. */
const few = ['as it is', 'look-alikes', 'person', 'escaped twice', 'an entity', 'a mark in the middle'];

/** All of them in `npm run test:full`; that each is found is tested in shared/guard/find-names.test.ts. */
const wanted = (spellings: Spellings): Spellings =>
  process.env.TEST_FULL
    ? spellings
    : Object.fromEntries(Object.entries(spellings).filter(([spelling]) => few.includes(spelling)));

const wide = (text: string) =>
  text.replace(/[a-z]/gi, (letter) => String.fromCodePoint((letter.codePointAt(0) ?? 0) + 0xfee0));

/** These names as a sentence may hold them. */
export const inSentences = wanted({
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
  'a word without its accent': 'Pena',
});

/** And as HTML may: what a mark or an escape parts is one word to whoever reads it. */
const escaped: Spellings = {
  'an entity': 'V&#101;xdale',
  'a hexadecimal entity': 'Vex&#x64;ale',
  'a named entity': 'Vex&shy;dale',
  'an accent by its name': 'V&eacute;xdale',
};

export const inAttributes = wanted({ ...inSentences, ...escaped });

export const inHtml = wanted({
  ...inAttributes,
  'a mark in the middle': 'Vex<b>dale</b>',
  'marks within marks': '<em>V<strong>ex</strong></em>da<u>le</u>',
  'a line in the middle': 'Vex<br>dale',
  'a person over marks': 'M<i>ä</i>rta <strong>Olsken</strong>',
});

/** As an address may: a file, a path, what is asked for. */
export const inAddresses = wanted({
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
  'a word': 'pena',
});

/** Hosts of the names, also in letters of their own. */
export const inHosts = wanted({
  'as it is': 'vexdale.example',
  capitals: 'WWW.VEXDALE.EXAMPLE',
  below: 'board.vexdale.example',
  'an accent': domainToASCII('véxdale.example'),
  'look-alikes': domainToASCII('v\u0435xdale.example'),
  'a word': 'pena.example',
});

/** As it may be typed where an address is made of it. */
export const inSlugs = wanted({
  'as it is': 'what-vexdale-said',
  capitals: 'What VEXDALE Said',
  'an accent': 'What Véxdale said',
  'a hyphen': 'what-vex-dale-said',
  'full width': `what ${wide('Vexdale')} said`,
  'a look-alike': 'what Vexd\u0430le said',
  plural: 'the-vexdales',
  digits: 'v3xda1e',
  person: 'Märta Olsken spoke',
  'a word': 'la-pena-said',
});
