import type { Locale } from '../../../shared/locale.ts';

/** A phrase with one insertion, deletion or replacement. */
export interface Correction {
  before: string;
  struck?: string;
  inserted: string;
  after: string;
  language?: Locale;
}

/** Covers of the sample posts, by slug; each in the language of its post, English where none is named. */
export const coverCorrections: Readonly<Record<string, Correction>> = {
  'write-the-last-line-first': { before: '', struck: 'First', inserted: 'last', after: ' line' },
  'brief-a-speechwriter-in-twenty-minutes': {
    before: '',
    struck: 'Forty',
    inserted: 'six',
    after: ' questions',
  },
  'numbers-that-survive-the-room': { before: '', struck: '14.29%', inserted: '1 in 7', after: '' },
  'the-apology-that-holds': { before: 'I', inserted: 'am', after: 'sorry.' },
  'linkedin-for-people-who-dislike-linkedin': {
    before: 'I am ',
    struck: 'humbled',
    inserted: 'glad',
    after: '',
  },
  'an-op-ed-is-one-argument': { before: '', struck: 'Every', inserted: 'one', after: ' argument' },
  'una-disculpa-que-se-sostiene': {
    before: '',
    struck: 'Se hizo',
    inserted: 'hice',
    after: ' daño',
    language: 'es',
  },
  'una-cifra-por-minuto': { before: '', struck: '14,29 %', inserted: '1 de 7', after: '', language: 'es' },
};
