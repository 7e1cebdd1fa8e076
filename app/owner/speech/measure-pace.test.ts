import { expect, test } from 'vitest';
import { measurePace } from './measure-pace.ts';

test('the pace is what was said in a minute', () => {
  expect(measurePace(260, 120)).toEqual({ is: 'measured', pace: 130 });
});

test('what is too short, or no pace of anyone, is not kept', () => {
  expect(measurePace(40, 19.9)).toEqual({ is: 'too_short' });
  expect(measurePace(10, 60)).toEqual({ is: 'odd' });
  expect(measurePace(900, 60)).toEqual({ is: 'odd' });
});
