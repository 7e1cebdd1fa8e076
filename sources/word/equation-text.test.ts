import { expect, test } from 'vitest';
import { equationText } from './equation-text.ts';
import type { XmlNode } from './xml-node.ts';

/** Elements as `['m:f', ...children]`; a text is a run. */
type Written = string | [string, ...Written[]] | XmlNode;

function element(written: Written): XmlNode {
  if (typeof written === 'string')
    return { name: 'm:r', attributes: {}, text: '', children: [{ ...empty('m:t'), text: written }] };
  if (!Array.isArray(written)) return written;
  const [name, ...children] = written;
  return { ...empty(name), children: children.map(element) };
}

const empty = (name: string): XmlNode => ({ name, attributes: {}, text: '', children: [] });
const value = (name: string, val: string): XmlNode => ({ ...empty(name), attributes: { val } });
const of = (...parts: Written[]) => equationText(element(['m:oMath', ...parts]));

test.each<[string, Written[], string]>([
  ['a fraction', ['y=', ['m:f', ['m:num', '1'], ['m:den', '2']]], 'y=1/2'],
  ['a fraction of sums', [['m:f', ['m:num', 'a+b'], ['m:den', '2c']]], '(a+b)/(2c)'],
  ['a power', ['A=π', ['m:sSup', ['m:e', 'r'], ['m:sup', '2']]], 'A=πr^2'],
  ['an index', [['m:sSub', ['m:e', 'x'], ['m:sub', 'i+1']]], 'x_(i+1)'],
  ['a root', [['m:rad', ['m:deg'], ['m:e', 'x+1']]], '√(x+1)'],
  ['a cube root', [['m:rad', ['m:deg', '3'], ['m:e', 'x']]], '3√x'],
  ['an integral', [['m:nary', ['m:sub', '0'], ['m:sup', '1'], ['m:e', 'x']]], '∫_0^1 x'],
  [
    'a sum',
    [['m:nary', ['m:naryPr', value('m:chr', '∑')], ['m:sub', 'i=1'], ['m:sup', 'n'], ['m:e', 'i']]],
    '∑_(i=1)^n i',
  ],
  ['brackets', ['f', ['m:d', ['m:e', 'x']]], 'f(x)'],
  ['a function', [['m:func', ['m:fName', 'sin'], ['m:e', 'x']]], 'sin x'],
  [
    'a matrix',
    [['m:m', ['m:mr', ['m:e', 'a'], ['m:e', 'b']], ['m:mr', ['m:e', 'c'], ['m:e', 'd']]]],
    '[a, b; c, d]',
  ],
  ['equations below each other', [['m:eqArr', ['m:e', 'x=1'], ['m:e', 'y=2']]], 'x=1; y=2'],
])('%s', (_, parts, text) => {
  expect(of(...parts)).toBe(text);
});
