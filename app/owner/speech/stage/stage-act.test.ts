import { expect, test } from 'vitest';
import { stageAct } from './stage-act.ts';

const plain = { ctrlKey: false, metaKey: false, altKey: false };

test.each([
  [' ', 'toggle'],
  ['PageDown', 'page_on'],
  ['PageUp', 'page_back'],
  ['.', 'toggle'],
  ['b', 'toggle'],
  ['B', 'toggle'],
  ['Enter', 'toggle'],
  ['ArrowUp', 'sentence_back'],
  ['ArrowDown', 'sentence_on'],
  ['ArrowLeft', 'slower'],
  ['ArrowRight', 'faster'],
  ['AudioVolumeUp', undefined],
  ['F5', 'toggle'],
  ['Escape', 'pause'],
  ['M', 'mirror'],
  ['m', 'mirror'],
  ['+', 'larger'],
  ['Tab', undefined],
])('%s', (key, act) => {
  expect(stageAct({ ...plain, key }, false)).toBe(act);
});

test('the keys of the browser stay its own, and space presses the button that has the focus', () => {
  expect(stageAct({ ...plain, key: '+', ctrlKey: true }, false)).toBeUndefined();
  expect(stageAct({ ...plain, key: ' ' }, true)).toBeUndefined();
  expect(stageAct({ ...plain, key: 'PageDown' }, true)).toBe('page_on');
});
