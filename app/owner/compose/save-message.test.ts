import { expect, test } from 'vitest';
import { ownerIn } from '../../../test/owner-in.ts';
import { saveMessage, saveReason } from './save-message.ts';
import type { SaveFailure } from './save-post.ts';

const { messages } = ownerIn('en');

function messageFor(failure: SaveFailure): string {
  return saveMessage(failure, messages);
}

test('a missing title or body is said in the words of docs/specification.md 8.1, without a status', () => {
  expect(messageFor({ code: 'title_and_body_required', status: 400 })).toBe('Title and body are required');
});

test('a failed save names its status and its reason', () => {
  expect(messageFor({ code: 'slug_taken', status: 409, subject: 'first' })).toBe(
    'Failed to save or update (409): Another post already uses the address “first”. Choose a different one.',
  );
});

test('a text that is longer than a post may be is said to be too long', () => {
  expect(saveReason({ code: 'server', status: 413 }, messages)).toContain('Split it in two');
  expect(saveReason({ code: 'server', status: 500 }, messages)).not.toContain('Split it in two');
});

test('a post that stays in the trash for want of something says of what', () => {
  const review = { review: 'x', reader: 'Ms Reader', wasApproved: false };
  expect(messageFor({ code: 'not_approved', status: 409, tried: 'restore', review })).toMatch(
    /\(409\): Ms Reader has not approved this version$/,
  );
  expect(messageFor({ code: 'post_not_found', status: 404, tried: 'restore' })).toMatch(/\(404\)$/);
});

test('a failed "Save as new" is said to be one; its reason stands apart', () => {
  const failure: SaveFailure = { code: 'slug_taken', status: 409, subject: 'first', tried: 'new' };
  expect(messageFor(failure)).toBe('Failed to save new (409)');
  expect(saveReason(failure, messages)).toContain('“first”');
});

test('a time that clocks skip is told with what they show instead', () => {
  const facts = { wanted: '2:30 AM', zone: 'Europe/Madrid', instead: '3:30 AM' };
  expect(messageFor({ code: 'time_skipped', status: 400, facts })).toBe(
    'Failed to save or update (400): 2:30 AM does not exist in Europe/Madrid: clocks are set forward that night, and show 3:30 AM then.',
  );
});
