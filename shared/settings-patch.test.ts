import { expect, test } from 'vitest';
import { settingsSchema } from './settings.ts';
import { settingsPatchSchema } from './settings-patch.ts';

test('a patch holds what it names and no defaults besides', () => {
  expect(settingsPatchSchema.parse({})).toEqual({});
  expect(settingsPatchSchema.parse({ brand: ' A ' })).toEqual({ brand: 'A' });
  expect(settingsPatchSchema.parse({ clients: null, price_usd: 5 })).toEqual({ clients: null, price_usd: 5 });
});

test('a patch can name every setting there is', () => {
  const all = settingsSchema.parse({});
  expect(settingsPatchSchema.parse(all)).toEqual(all);
});

test('a patch is refused whole for one name that is no setting, or one value that cannot be used', () => {
  for (const wrong of [
    { brnad: 'A' },
    { brand: '' },
    { price_usd: '5' },
    { language: 'fr' },
    [],
    null,
    'x',
  ]) {
    expect(settingsPatchSchema.safeParse(wrong).success).toBe(false);
    const beside = typeof wrong === 'object' && { founder: 'Ana', ...wrong };
    if (wrong && !Array.isArray(wrong)) expect(settingsPatchSchema.safeParse(beside).success).toBe(false);
  }
});
