import { domainToASCII } from 'node:url';
import type { Core } from '../core/core.ts';
import { guardedNameInputSchema } from '../shared/guard/guarded-name.ts';
import { expectOk } from './create-test-core.ts';

/** Adds three confidential names: a word, a person with initials, and a word if written without accent. */
export async function guardNames({ guard }: Pick<Core, 'guard'>): Promise<void> {
  expectOk(await guard.add(guardedNameInputSchema.parse({ name: 'Vexdale' })));
  expectOk(await guard.add(guardedNameInputSchema.parse({ name: 'Märta Olsken', initials: true })));
  expectOk(await guard.add(guardedNameInputSchema.parse({ name: 'Peña' })));
}

/** Spellings in text, to see whether a check works. shared/guard/find-names.test.ts tests every spelling. */
export const inSentences = {
  'as it is': 'Vexdale',
  'look-alikes': 'V\u0435xd\u0430le',
  person: 'Märta Olsken',
  'surname first': 'Olsken Märta',
  'a sign': 'Vexd@le',
};

/** Spellings in HTML, where inline tags and escapes don't separate a word for readers. */
export const inAttributes = { ...inSentences, 'an entity': 'V&#101;xdale' };

export const inHtml = { ...inAttributes, 'a mark in the middle': 'Vex<b>dale</b>' };

/** Spellings in the file name, path or query of a URL. */
export const inAddresses = {
  'as it is': 'vexdale',
  'escaped twice': 'v%2565xdale',
  'look-alikes': encodeURIComponent('v\u0435xd\u0430le'),
  person: 'marta-olsken',
};

/** Host names that contain the names, also in Punycode. */
export const inHosts = {
  'as it is': 'vexdale.example',
  'look-alikes': domainToASCII('v\u0435xdale.example'),
};

/** Spellings in text that becomes a URL. */
export const inSlugs = { 'as it is': 'what-vexdale-said', person: 'Märta Olsken spoke' };
