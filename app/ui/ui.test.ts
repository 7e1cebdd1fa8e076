import { expect, test } from 'vitest';
import { parseEdit, revisedText } from './marked-text.ts';
import { createToastQueue } from './toaster.tsx';

test('parses deleted, inserted, replaced and kept words of edit marks in order', () => {
  expect(parseEdit('A [-b-] c[+d+] [-e-][+f+] [=g=].')).toEqual([
    { kind: 'plain', text: 'A ' },
    { kind: 'struck', text: 'b' },
    { kind: 'plain', text: ' c' },
    { kind: 'inserted', text: 'd' },
    { kind: 'plain', text: ' ' },
    { kind: 'replaced', struck: 'e', inserted: 'f' },
    { kind: 'plain', text: ' ' },
    { kind: 'stet', text: 'g' },
    { kind: 'plain', text: '.' },
  ]);
});

test('an insertion not adjacent to a deletion replaces nothing', () => {
  expect(parseEdit('[-a-] [+b+]').map(({ kind }) => kind)).toEqual(['struck', 'plain', 'inserted']);
});

test('parses a text without complete edit marks as plain text', () => {
  expect(parseEdit('a [b] - c + [-d')).toEqual([{ kind: 'plain', text: 'a [b] - c + [-d' }]);
  expect(parseEdit('')).toEqual([]);
});

test.each([
  ['[-Content-][+Words+] worth [-sharing.-][+signing.+]', 'Words worth signing.'],
  ['Say [-very-] little, [+and+] mean [=it=].', 'Say little, and mean it.'],
  ['Nothing to fix.', 'Nothing to fix.'],
])('the revised text of %s is “%s”', (source, revised) => {
  expect(revisedText(source)).toBe(revised);
});

test('a new toast replaces the previous one', () => {
  const queue = createToastQueue();
  const first = queue.show({ title: 'Link copied' });
  const second = queue.show({ title: 'Post deleted', variant: 'destructive' });
  expect(second).not.toBe(first);
  expect(queue.current()).toEqual({ id: second, title: 'Post deleted', variant: 'destructive' });
});

test('dismissing a replaced toast doesn’t close the current one', () => {
  const queue = createToastQueue();
  const first = queue.show({ title: 'One' });
  const second = queue.show({ title: 'Two' });
  queue.dismiss(first);
  expect(queue.current()?.title).toBe('Two');
  queue.dismiss(second);
  expect(queue.current()).toBeUndefined();
});

test('a toast with an action needs alternative text', () => {
  const action = { label: 'Undo', altText: '  ', onAction: () => undefined };
  const queue = createToastQueue();
  expect(() => queue.show({ title: 'Post deleted', action })).toThrow(TypeError);
  expect(queue.current()).toBeUndefined();
});
