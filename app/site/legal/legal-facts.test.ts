import { expect, test } from 'vitest';
import { catalogs } from '../../../messages/catalogs.ts';
import { legalFactsOf, responsibleSentences } from './legal-facts.ts';

const set = {
  legal_entity: 'Letra Viva, S. A.',
  legal_address: 'Calle 1, Mexico City',
  legal_law: { en: 'Mexico', es: '' },
};

test('entity and address are told in both languages, without two full stops', () => {
  expect(responsibleSentences(legalFactsOf(set, 'en'), catalogs.en)).toEqual([
    'Legally responsible: Letra Viva, S. A.',
    'Postal address: Calle 1, Mexico City.',
  ]);
  expect(responsibleSentences(legalFactsOf(set, 'es'), catalogs.es)).toEqual([
    'Responsable legal: Letra Viva, S. A.',
    'Dirección postal: Calle 1, Mexico City.',
  ]);
});

test('what is not set is not mentioned, and a law without Spanish is not told in Spanish', () => {
  const none = { legal_entity: '', legal_address: '', legal_law: { en: '', es: '' } };
  expect(responsibleSentences(legalFactsOf(none, 'en'), catalogs.en)).toEqual([]);
  expect(legalFactsOf(set, 'en').law).toBe('Mexico');
  expect(legalFactsOf(set, 'es').law).toBe('');
});
