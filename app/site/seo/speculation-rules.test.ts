import { expect, test } from 'vitest';
import { ownerAreas } from '../../../shared/public-pages.ts';
import { speculationRules } from './speculation-rules.ts';

const text = JSON.stringify(speculationRules);

test('makes nothing of the API ready', () => {
  expect(text).toContain('{"not":{"href_matches":"/api/*"}}');
});

test('leaves out links that say so, and names nothing that is hidden', () => {
  expect(text).toContain('{"not":{"selector_matches":"a[rel~=nofollow]"}}');
  for (const area of ownerAreas) expect(text, area).not.toContain(area);
});

test('leaves a change of language to the reader', () => {
  expect(text).toMatch(/"not":\{"selector_matches":"a\[hreflang\]/);
});
