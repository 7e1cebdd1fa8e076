import { expect, test } from 'vitest';
import { settingsFields } from './settings-fields.ts';

test('every text of a setting is told, however deep it lies', () => {
  const fields = settingsFields({
    brand: 'A brand',
    clients: [{ name: 'One', logo: 'https://pictures.example/one.svg' }],
    words: { en: 'Yes', es: 'Sí', nothing: null, count: 3, isOn: true, empty: '' },
  });
  expect(fields).toEqual([
    { field: 'text', value: 'A brand', form: 'prose', of: 'brand' },
    { field: 'text', value: 'One', form: 'prose', of: 'clients' },
    { field: 'text', value: 'https://pictures.example/one.svg', form: 'address', of: 'clients' },
    { field: 'text', value: 'Yes', form: 'prose', of: 'words' },
    { field: 'text', value: 'Sí', form: 'prose', of: 'words' },
  ]);
});
