import { expect, test } from 'vitest';
import { ownerAreas } from '../../../shared/public-pages.ts';
import { speculationRules } from './speculation-rules.ts';

const text = JSON.stringify(speculationRules);

test("makes nothing ready of the owner's or the API's", () => {
  for (const area of [...ownerAreas, '/api']) {
    expect(text, area).toContain(`{"not":{"href_matches":"${area}/*"}}`);
  }
});

test('leaves a change of language to the reader', () => {
  expect(text).toMatch(/"not":\{"selector_matches":"a\[hreflang\]/);
});
