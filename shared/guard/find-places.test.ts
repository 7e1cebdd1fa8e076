import { expect, test } from 'vitest';
import { findPlaces } from './find-places.ts';
import type { GuardedName, LeavingField } from './guarded-name.ts';

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
  ['<p>V&#101;xd&#x61;le</p>', 'body'],
  ['<p>Vex&shy;dale</p>', 'body'],
  ['<p>Vex<br>dale</p>', 'body'],
  ['<ul><li>Vexdale</li></ul>', 'body'],
  ['<table><tr><td>Vexdale</td></tr></table>', 'body'],
  ['<p>a<!-- Vexdale --></p>', 'hidden'],
  ['<p data-client="vexdale-2025">a</p>', 'hidden'],
  ['<p class="vexdale">a</p>', 'hidden'],
  ['<script>const a = "Vexdale"</script>', 'hidden'],
  ['<style>.vexdale {}</style>', 'hidden'],
  ['<template><p>Vexdale</p></template>', 'hidden'],
  ['<img src="/media/a.jpg" alt="At Vexdale">', 'alt'],
  ['<img src="/media/vexdale-board.jpg" alt="">', 'link'],
  ['<figure><img src="a.jpg" alt=""><figcaption>At Vexdale</figcaption></figure>', 'caption'],
  ['<a href="https://www.vexdale.example/a">here</a>', 'link'],
  ['<a href="https://a.example/?q=%56ex%64ale">here</a>', 'link'],
  ['<a href="https://a.example/?q=%2556exdale">here</a>', 'link'],
  ['<a href="mailto:jo@vexdale.example">here</a>', 'link'],
  ['<a href="https://a.example" title="Vexdale at work">here</a>', 'link_title'],
])('a name is found in %s', (html, field) => {
  expect(inHtml(html).map(([found]) => found)).toEqual([field]);
});

test('no name runs from one paragraph into the next', () => {
  expect(inHtml('<p>Vex</p><p>dale</p><li>vex</li><li>dale</li>')).toEqual([]);
});

test('a place is shown with what stands around it, within its paragraph', () => {
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

test('every field is looked through, and told by what it is of', () => {
  const fields: LeavingField[] = [
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
  ['address', 'https://a.example/%FF%56exdale'],
  ['address', 'https://a.example/pe%F1alver'],
  ['address', 'https://a.example/pe%C3%B1alver'],
  ['address', 'https://a.example/%2556exdale'],
  ['html', '<p><a href="https://xn--pealver-5za.example/">here</a></p>'],
  ['html', '<p>At https://xn--pealver-5za.example/ and elsewhere</p>'],
  ['html', '<p>a<!-- https://a.example/%56exdale --></p>'],
  ['prose', 'see https://a.example/%56exdale, please'],
] as const)('a name in an address is found however it is escaped: %s %s', (form, value) => {
  expect(findPlaces([{ field: 'body', value, form }], names).length).toBeGreaterThan(0);
});
