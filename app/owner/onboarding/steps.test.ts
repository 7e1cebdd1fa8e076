import { expect, test } from 'vitest';
import { placeOf, type Step, stepAt, steps } from './steps.ts';

test.each<Step>([...steps, 'done'])('the address of %s leads to it', (step) => {
  expect(stepAt(String(placeOf(step)))).toBe(step);
});

test.each([null, '', '0', '7', '10', '-1', 'two', '1.5'])('%s is no step', (parameter) => {
  expect(stepAt(parameter)).toBeUndefined();
});
