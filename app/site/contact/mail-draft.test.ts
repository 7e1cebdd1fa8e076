import { expect, test } from 'vitest';
import { catalogs, type Messages } from '../../../messages/catalogs.ts';
import { mailDraft } from './mail-draft-route.ts';

const none = { subject: '', body: '' };
const parameters = (draft: string) => new URLSearchParams(draft);

test('the draft has its subject and greets the founder by name', () => {
  const draft = parameters(mailDraft({ messages: catalogs.en, founder: 'Ana & Co = +1' }, none));
  expect(draft.get('subject')).toBe('Strategy session');
  expect(draft.get('body')).toMatch(/^Hello Ana & Co = \+1,\r\n\r\nI would like to talk about a text\./);
});

test('without a name the name and its comma fall away', () => {
  const body = (messages: Messages) => parameters(mailDraft({ messages, founder: '' }, none)).get('body');
  expect(body(catalogs.en)).toMatch(/^Hello,\r\n/);
  expect(body(catalogs.es)).toMatch(/^Hola:\r\n/);
});

test('a Spanish reader writes in Spanish', () => {
  const draft = parameters(mailDraft({ messages: catalogs.es, founder: 'Ana' }, none));
  expect(draft.get('subject')).toBe('Sesión estratégica');
  expect(draft.get('body')).toMatch(/^Hola, Ana:\r\n\r\nMe gustaría hablar de un texto\./);
});

test('every line ends as lines of a mail do, and spaces are no plus signs', () => {
  const draft = mailDraft({ messages: catalogs.en, founder: 'Ana' }, none);
  expect(draft).not.toMatch(/\+|(?<!%0D)%0A/);
  expect(draft).toMatch(/^\?subject=/);
});

test('the owner’s own words take the place of the built-in ones, each by itself', () => {
  const reader = { messages: catalogs.es, founder: 'Ana' };
  const draft = parameters(mailDraft(reader, { subject: 'Charla', body: '' }));
  expect(draft.get('subject')).toBe('Charla');
  expect(draft.get('body')).toMatch(/^Hola, Ana:/);
  expect(parameters(mailDraft(reader, { subject: '', body: 'Uno\nDos' })).get('body')).toBe('Uno\r\nDos');
});
