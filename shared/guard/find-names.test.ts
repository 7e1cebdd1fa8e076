import { describe, expect, test } from 'vitest';
import { createNameFinder, findNames, findPlaces } from './find-names.ts';
import type { GuardedName, OutgoingField } from './guarded-name.ts';
import { blockEnd } from './read-letters.ts';

const guarded = (name: string, more: Partial<GuardedName> = {}): GuardedName => ({
  ...{ id: name, name, kind: 'other', spellings: [], initials: false, allowed: [], ordinary: [], others: [] },
  ...more,
});

const passages = (names: GuardedName[], text: string, isProse = true) =>
  findNames(createNameFinder(names), text, { isProse }).map(({ start, end }) => text.slice(start, end));

const vexdale = [guarded('Vexdale')];
const partners = [guarded('Orvane & Hult')];

describe('finding names', () => {
  test.each([
    ...'Vexdale|VEXDALE|Ve\u0301xdale|Vex dale|Vex\u2011dale|Vex\u00addale|V e x d a l e|Vexdales'.split('|'),
    ...'V.e.x.d.a.l.e|Vexd\u0430le|\u03bd\u03b5xdale|Ｖｅｘｄａｌｅ|ᴠᴇxᴅᴀʟᴇ|Vex\u00a0dale'.split('|'),
    ...'Vexd@le,V€xda|e,VexdaleTech,vexdalegroup'.split(','),
  ])('a name is found when written as %j', (written) => {
    const [found, ...others] = passages(vexdale, `We wrote for ${written}, once.`);
    expect([written.startsWith(found ?? 'none'), others]).toEqual([true, []]);
  });

  test.each(
    "Vexdale's|Vexdale’s|#VexdaleDeal|vexdale.example.com|IMG_Vexdale_final|OldVexdaleReport".split('|'),
  )('a name is found in %s', (written) => {
    expect(passages(vexdale, `We wrote ${written}`)).toHaveLength(1);
  });

  test.each('Orvane & Hult|Orvane and Hult|Orvane y Hult|Orvane, Hult|orvane-hult|OrvaneHult'.split('|'))(
    'a name of several words is found when written as %j',
    (written) => {
      expect(passages(partners, `from ${written} again`)).toEqual([written]);
    },
  );

  test.each([
    ...'Quell Vexdale, Mara|VEXDALE, Mara Quell|Mara Q. Vexdale|Mara Quell J. R. Vexdale'.split('|'),
    ...`Mara Quell “Ma” Vexdale|vexdale.mara.quell|Mara Quell${blockEnd}Vexdale`.split('|'),
  ])('a person’s name is found when written as %j', (written) => {
    const mara = [guarded('Mara Quell Vexdale')];
    expect(passages(mara, `We met ${written} again`)).toEqual([written]);
    for (const kind of ['company', 'deal'] as const)
      expect(passages([guarded('Mara Vexdale', { kind })], 'Vexdale, Mara; Mara J. Vexdale')).toEqual([]);
  });

  test('a Spanish name is found without its particles', () => {
    const text = 'Ordúñez Hoz, José and José Ordúñez la Hoz';
    expect(passages([guarded('José Ordúñez de la Hoz')], text)).toHaveLength(2);
  });

  test('a name is found in an irregular plural', () => {
    expect(passages([guarded('Halverny')], 'The Halvernies came')).toEqual(['Halvernies']);
    expect(passages([guarded('Ordúñez')], 'Los Orduñeces')).toEqual(['Orduñeces']);
    expect(passages([guarded('Quillón')], 'Los Quillones y la Quillon')).toEqual(['Quillones', 'Quillon']);
    expect(passages([guarded('Grünvold')], 'Gruenvold')).toEqual(['Gruenvold']);
  });

  test('a name is found in another alphabet', () => {
    for (const text of ['Ηλίας', 'ΗΛΙΑΣ', 'ηλιας']) {
      expect(passages([guarded('Ηλίας')], `the ${text} papers`)).toHaveLength(1);
    }
  });

  test('the spellings of a name are found once per place, the longest first', () => {
    const names = [guarded('Vexdale'), guarded('Vexdale Holdings', { spellings: ['VXH'] })];
    expect(passages(names, 'Vexdale Holdings (VXH), Vexdale')).toEqual([
      'Vexdale Holdings',
      'VXH',
      'Vexdale',
    ]);
  });

  test('a match has the start and end of its name', () => {
    const text = 'a\u00adb Vex\u00addale c';
    expect(findNames(createNameFinder(vexdale), text, { isProse: true })).toEqual([
      { start: 4, end: 12, name: 'Vexdale' },
    ]);
  });
});

describe('not finding names', () => {
  test.each([
    ['Vexdaleton'],
    ['Invexdale'],
    ['vex. Dale'],
    [`the Vex.${blockEnd}Dale`],
    ['fintech @11@'],
    ['Vexda'],
    ['McVexdale'],
  ])('no name is found in %j', (text) => {
    expect(passages([...vexdale, guarded('Alia'), guarded('Fin')], `so ${text} it was`)).toEqual([]);
  });

  test('no name is found in an ordinary lower-case word, unless case is meaningless, as in URLs', () => {
    const name = [guarded('Peña', { ordinary: ['pena', 'del ano'] })];
    expect(passages(name, 'vale la pena, Pena')).toEqual(['Pena']);
    expect(passages(name, 'vale-la-pena', false)).toEqual(['pena']);
  });

  test('a name of three letters isn’t found across word boundaries', () => {
    expect(passages([guarded('ORV')], 'or v, o rv, orv, O.R.V., O R V, O-R-V')).toEqual([
      'orv',
      'O.R.V.'.slice(0, -1),
      'O R V',
      'O-R-V',
    ]);
  });

  test('a name in quotation marks is found only in its own case', () => {
    expect(passages([guarded('"Anchor"')], 'The anchor, Anchor, ANCHOR and Anchor’s')).toEqual([
      'Anchor',
      'Anchor’s',
    ]);
  });

  test('initials are found only if requested', () => {
    const person = guarded('Mara Quell Vexdale');
    expect(passages([person], 'M.Q.V. or M. Vexdale')).toEqual([]);
    const told = [{ ...person, initials: true }];
    expect(passages(told, 'M.Q.V., MQV, M. Q. V., mqv, M. Q. Vexdale; M. Vexdale')).toEqual([
      'M.Q.V',
      'MQV',
      'M. Q. V',
      'M. Q. Vexdale',
      'M. Vexdale',
    ]);
  });

  test('no name is found in an allowed passage with the same case', () => {
    const name = [guarded('Vexdale', { allowed: ['Vexdale Prize'] })];
    expect(passages(name, 'Vexdale Prize, vexdale prize, Vexdale')).toEqual(['vexdale', 'Vexdale']);
  });
});

test('a name split by a space is found only if it starts with a capital letter', () => {
  const aben = [guarded('Aben'), guarded('eBarn')];
  expect(passages(aben, 'We had a Ben check-in, and a nice e Barn.')).toEqual(['e Barn']);
  expect(passages(aben, 'We met A ben, a ben and AB EN.')).toEqual(['A ben', 'a ben', 'AB EN']);
  expect(passages(aben, 'a-Ben', false)).toEqual(['a-Ben']);
});

const name: GuardedName = {
  ...{
    id: 'n1',
    name: 'Vexdale',
    kind: 'client',
    spellings: [],
    initials: false,
    allowed: [],
    ordinary: [],
    others: [],
  },
};

const list = { revision: 'one', names: [name] };
const inHtml = (value: string) =>
  findPlaces([{ field: 'body', value, form: 'html' }], list).map(({ field, passage }) => [field, passage]);

test.each([
  ['<p>We wrote for <b>Vex</b>dale.</p>', 'body'],
  ['<p>We wrote for <b>V</b><i>ex</i><u>d</u>ale.</p>', 'body'],
  ['<p>Vex&shy;dale</p>', 'body'],
  ['<p>Vex<br>dale</p>', 'body'],
  ['<ul><li>Vexdale</li></ul>', 'body'],
  ['<p>a<!-- Vexdale --></p>', 'hidden'],
  ['<p data-client="vexdale-2025">a</p>', 'hidden'],
  ['<script>const a = "Vexdale"</script>', 'hidden'],
  ['<template><p>Vexdale</p></template>', 'hidden'],
  ['<img src="/media/a.jpg" alt="At Vexdale">', 'alt'],
  ['<img src="/media/vexdale-board.jpg" alt="">', 'link'],
  ['<figure><img src="a.jpg" alt=""><figcaption>At Vexdale</figcaption></figure>', 'caption'],
  ['<a href="https://www.vexdale.example/a">here</a>', 'link'],
  ['<a href="https://a.example/?q=%56ex%64ale">here</a>', 'link'],
  ['<a href="https://a.example/?q=%2556exdale">here</a>', 'link'],
  ['<a href="mailto:jo@vexdale.example">here</a>', 'link'],
  ['<a href="https://a.example" title="Vexdale at work">here</a>', 'link_title'],
])('a name is found in the HTML %s', (html, field) => {
  expect(inHtml(html).map(([found]) => found)).toEqual([field]);
});

test.each([
  ['<p>Vex</p><p>dale</p>', 1],
  ['<tr><td>V</td><td>e</td><td>x</td><td>d</td><td>a</td><td>l</td><td>e</td></tr>', 1],
  ['<p>We met Vex</p><p>dale again.</p>', 1],
  ['<p>We met Vex.</p><p>dale again.</p>', 0],
  ['<p>on the vex</p><p>dale again</p>', 0],
])(
  'a name split across paragraphs or cells is found only if it can’t be ordinary text: %s',
  (html, count) => {
    expect(inHtml(`<table>${html}</table>`)).toHaveLength(count);
  },
);

test('a match shows its context within the paragraph', () => {
  const [place] = findPlaces(
    [
      {
        field: 'body',
        value: '<p>Before.</p><p>We  met <i>Vexdale</i> twice.</p><p>After.</p>',
        form: 'html',
      },
    ],
    list,
  );
  expect(place).toEqual({
    field: 'body',
    before: 'We met ',
    passage: 'Vexdale',
    after: ' twice.',
    name: 'n1',
  });
});

test('every field is checked, and matches are reported by field', () => {
  const fields: OutgoingField[] = [
    { field: 'title', value: 'Vexdale', form: 'prose' },
    { field: 'slug', value: 'how-vexdale-won', form: 'address' },
    { field: 'text', value: 'Vexdale', form: 'prose', of: 'testimonials' },
  ];
  expect(findPlaces(fields, list).map(({ field, of }) => [field, of])).toEqual([
    ['title', undefined],
    ['slug', undefined],
    ['text', 'testimonials'],
  ]);
});

const names = { revision: 'two', names: [name, { ...name, id: 'n2', name: 'Peñalver' }] };

test.each([
  ['address', 'https://xn--pealver-5za.example/'],
  ['address', 'https://a.example/%56exdale'],
  ['address', 'https://a.example/pe%F1alver'],
  ['address', 'https://a.example/pe%C3%B1alver'],
  ['address', 'https://a.example/%2556exdale'],
  ['html', '<p><a href="https://xn--pealver-5za.example/">here</a></p>'],
  ['html', '<p>At https://xn--pealver-5za.example/ and elsewhere</p>'],
  ['prose', 'see https://a.example/%56exdale, please'],
] as const)('a name in a URL is found however it is encoded: %s %s', (form, value) => {
  expect(findPlaces([{ field: 'body', value, form }], names).length).toBeGreaterThan(0);
});
