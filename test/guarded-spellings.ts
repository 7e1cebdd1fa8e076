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

/**
 * How they may be written where they are looked for: enough to see that an exit is guarded and reads what it lets out
 * as a reader would. That each spelling is found is tested in shared/guard/find-names.test.ts.
 */
export const inSentences = {
  'as it is': 'Vexdale',
  'look-alikes': 'V\u0435xd\u0430le',
  person: 'Märta Olsken',
  'surname first': 'Olsken Märta',
  'a sign': 'Vexd@le',
};

/** And as HTML may: what a mark or an escape parts is one word to whoever reads it. */
export const inAttributes = { ...inSentences, 'an entity': 'V&#101;xdale' };

export const inHtml = { ...inAttributes, 'a mark in the middle': 'Vex<b>dale</b>' };

/** As an address may: a file, a path, what is asked for. */
export const inAddresses = {
  'as it is': 'vexdale',
  'escaped twice': 'v%2565xdale',
  'look-alikes': encodeURIComponent('v\u0435xd\u0430le'),
  person: 'marta-olsken',
};

/** Hosts of the names, also in letters of their own. */
export const inHosts = {
  'as it is': 'vexdale.example',
  'look-alikes': domainToASCII('v\u0435xdale.example'),
};

/** As it may be typed where an address is made of it. */
export const inSlugs = { 'as it is': 'what-vexdale-said', person: 'Märta Olsken spoke' };
