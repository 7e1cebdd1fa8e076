import { expect, test } from 'vitest';
import { ownerIn } from '../../../test/owner-in.ts';
import { failureMessage } from './failure-detail.ts';

test('a failure is said in the words of docs/specification.md 8.1, with the server’s reason', () => {
  const failure = { status: 400, detail: 'An empty section cannot be published.' };
  expect(failureMessage('content_save', failure, ownerIn('en')).text).toBe(
    'Error saving content: An empty section cannot be published.',
  );
  expect(failureMessage('content_image', { status: 415, detail: 'No.' }, ownerIn('en')).text).toBe(
    'Error uploading image: No.',
  );
  expect(failureMessage('content_migrate', { status: 500, detail: 'No.' }, ownerIn('en')).text).toBe(
    'Migration error: No.',
  );
});

test('in Spanish the reason is Spanish', () => {
  expect(
    failureMessage('content_image', { status: 415, detail: 'English.' }, ownerIn('es')).text,
  ).not.toContain('English');
  expect(failureMessage('content_image', { status: 413, detail: '' }, ownerIn('es')).text).toContain('15 MB');
  expect(failureMessage('content_save', { status: 413, detail: '' }, ownerIn('es')).text).toContain(
    'Acórtelo',
  );
});
