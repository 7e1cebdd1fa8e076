import { expect, test } from 'vitest';
import { socialName } from './social-name.ts';

test.each([
  ['https://www.linkedin.com/in/ana', 'LinkedIn'],
  ['https://mx.linkedin.com/in/ana', 'LinkedIn'],
  ['https://x.com/ana', 'X'],
  ['https://bsky.app/profile/ana.example', 'Bluesky'],
  ['https://www.threads.com/@ana', 'Threads'],
  ['https://notes.example/ana', 'notes.example'],
])('%s is called %s', (address, name) => {
  expect(socialName(address)).toBe(name);
});
