import { expect, test } from 'vitest';
import { createToastQueue } from './toast-queue.ts';

test('one toast at once: a new one takes the place of the one before', () => {
  const queue = createToastQueue();
  const first = queue.show({ title: 'Link copied' });
  const second = queue.show({ title: 'Post deleted', variant: 'destructive' });
  expect(second).not.toBe(first);
  expect(queue.current()).toEqual({ id: second, title: 'Post deleted', variant: 'destructive' });
});

test('what was dismissed is gone, what has taken its place stays', () => {
  const queue = createToastQueue();
  const first = queue.show({ title: 'One' });
  const second = queue.show({ title: 'Two' });
  queue.dismiss(first);
  expect(queue.current()?.title).toBe('Two');
  queue.dismiss(second);
  expect(queue.current()).toBeUndefined();
});

test('an action needs alternative text', () => {
  const action = { label: 'Undo', altText: '  ', onAction: () => undefined };
  const queue = createToastQueue();
  expect(() => queue.show({ title: 'Post deleted', action })).toThrow(TypeError);
  expect(queue.current()).toBeUndefined();
});
