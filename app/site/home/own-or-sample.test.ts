import { expect, test } from 'vitest';
import { ownOrSample } from './own-or-sample.ts';

test('samples stand, and are said to be samples, until the owner has a list', () => {
  expect(ownOrSample(null, ['Airline'])).toEqual({ items: ['Airline'], isSample: true });
});

test('the owner’s list takes their place, also when it is empty', () => {
  expect(ownOrSample(['Acme'], ['Airline'])).toEqual({ items: ['Acme'], isSample: false });
  expect(ownOrSample([], ['Airline'])).toEqual({ items: [], isSample: false });
});
