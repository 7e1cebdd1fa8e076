import { expect, test, vi } from 'vitest';
import { createToastQueue } from './toast-queue.ts';

test('one toast at once: a new one takes the place of the one before', () => {
  const queue = createToastQueue();
  const first = queue.show({ title: 'Link copied' });
  const second = queue.show({ title: 'Post deleted', variant: 'destructive' });
  expect(second).not.toBe(first);
  expect(queue.current()).toEqual({ id: second, title: 'Post deleted', variant: 'destructive' });
});

test('a toast is of the default variant unless it says otherwise', () => {
  const queue = createToastQueue();
  queue.show({ title: 'Link copied' });
  expect(queue.current()?.variant).toBe('default');
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

test('tells of each change, until nobody listens', () => {
  const queue = createToastQueue();
  const changed = vi.fn();
  const stop = queue.subscribe(changed);
  queue.dismiss(queue.show({ title: 'One' }));
  expect(changed).toHaveBeenCalledTimes(2);
  stop();
  queue.show({ title: 'Two' });
  expect(changed).toHaveBeenCalledTimes(2);
});
