import { readdirSync, readFileSync } from 'node:fs';
import { dictionary as english } from '@zxcvbn-ts/language-en';
import { dictionary as spanish } from '@zxcvbn-ts/language-es-es';
import { expect, test } from 'vitest';
import { catalogs } from '../../messages/catalogs.ts';
import { createNameFinder, findNames } from '../../shared/guard/find-names.ts';
import { type GuardedName, guardedNameInputSchema } from '../../shared/guard/guarded-name.ts';
import { otherMeanings, refusedForm } from '../../shared/guard/ordinary-forms.ts';
import { readKnownWords } from './read-known-words.ts';

const known = readKnownWords();

/** Surnames of both languages, every so many of their lists: as the guard takes them, and as it keeps them. */
function surnames(): GuardedName[] {
  const every = (list: readonly (string | number)[], step: number) =>
    list.filter((_, at) => at % step === 0).map(String);
  const words = [...every(english['lastnames-en'], 250), ...every(spanish['lastnames-es-es'], 40)];
  return words.flatMap((word) => {
    const input = guardedNameInputSchema.parse({
      name: word.replace(/^./u, (letter) => letter.toUpperCase()),
    });
    if (refusedForm(input, known)) return [];
    return [{ ...input, id: input.name, ...otherMeanings(input, known) }];
  });
}

/** All sentences of the site in a language, and its sample articles. */
function proseOf(language: 'en' | 'es'): string {
  const sentences = (value: unknown): string[] =>
    typeof value === 'string' ? [value] : Object.values(value ?? {}).flatMap(sentences);
  const folder = `${import.meta.dirname}/../samples/posts`;
  const articles = readdirSync(folder).map((name) => readFileSync(`${folder}/${name}`, 'utf8'));
  const own = articles.filter((text) => /^language: es/m.test(text) === (language === 'es'));
  return [...sentences(catalogs[language]), ...own].join('\n');
}

test.each(['en', 'es'] as const)(
  'among hundreds of surnames, none is found in ordinary prose (%s)',
  (language) => {
    const names = surnames();
    expect(names.length).toBeGreaterThan(400);
    const prose = proseOf(language);
    const finder = createNameFinder(names);
    const found = findNames(finder, prose, { isProse: true }).map(({ start, end, name }) => [
      name,
      prose.slice(start, end),
    ]);
    expect(prose.split(/\s+/).length).toBeGreaterThan(8_000);
    // What is written as the name itself, with its capital, is no false alarm: it is the name.
    expect(found.filter(([name, passage]) => name !== passage)).toEqual([]);
    expect(found.length).toBeLessThanOrEqual(1);
  },
);
