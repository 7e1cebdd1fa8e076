import { expect, test } from 'vitest';
import { chooseOther } from '../shared/choose-other.ts';
import { chooseByName } from './choose-by-name.ts';
import { UsageError } from './read-arguments.ts';

test('kinds come whole as drafts, and pages that are named as the texts of their sections', () => {
  const order = chooseByName({ kinds: 'page, portfolio', texts: 'about=about_content,blog=blog_intro' }, '');
  const choose = chooseOther(order.others, order.texts);
  const use = (kind: string, slug: string) => choose?.({ kind, slug, place: 1 });
  expect([use('page', 'contact'), use('portfolio', 'a'), use('product', 'b')]).toEqual([
    'draft',
    'draft',
    undefined,
  ]);
  expect([use('page', 'about'), use('page', 'blog')]).toEqual(['about_content', 'blog_intro']);
});

test('nothing else comes unless it is asked for', () => {
  expect(chooseByName({}, '')).toEqual({});
});

test.each(['about', 'about=', '=about_content', 'about=hero_title'])('“%s” is no text', (texts) => {
  expect(() => chooseByName({ texts }, 'import FILE')).toThrow(UsageError);
});
