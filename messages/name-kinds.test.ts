import { expect, test } from 'vitest';
import { catalogs } from './catalogs.ts';
import { nameKinds } from './name-kinds.ts';

test.each([
  ['en', '1 page, 1,200 items of the kind “portfolio”'],
  ['es', '1 página, 1200 elementos del tipo «portfolio»'],
] as const)('kinds are told by their names with their numbers (%s)', (locale, sentence) => {
  const { others } = catalogs[locale].importReport;
  expect(nameKinds(locale, others, { page: 1, portfolio: 1200 })).toBe(sentence);
});
