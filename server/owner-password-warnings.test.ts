import { expect, test } from 'vitest';
import { ownerPasswordWarnings } from './owner-password-warnings.ts';

const named = async (password: string | undefined) =>
  (await ownerPasswordWarnings(password, ['Quill & Company'])).map((line) => / is (\w+)/.exec(line)?.[1]);

test('an OWNER_PASSWORD of fewer than twelve characters is told of at the start', async () => {
  expect(await named('k7 vv9q xw2')).toEqual(['short']);
  // Eleven characters, though twice as many code units.
  expect(await named('🔑'.repeat(11))).toEqual(['short']);
  expect(await named('k7 vv9q xw2z')).toEqual([]);
});

test('an OWNER_PASSWORD that is guessed first is told of at the start', async () => {
  expect(await named('qwerty')).toEqual(['short', 'among']);
  expect(await named('ghostwriter2026')).toEqual(['among']);
  expect(await named('quill-company')).toEqual(['among']);
});

test('without an OWNER_PASSWORD there is nothing to tell, and none of them is repeated', async () => {
  expect(await ownerPasswordWarnings(undefined, [])).toEqual([]);
  expect((await ownerPasswordWarnings('qwerty', [])).join()).not.toContain('qwerty');
});
