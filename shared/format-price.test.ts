import { expect, test } from 'vitest';
import { formatPrice } from './format-price.ts';

test('dollars are marked in front in English, and named behind in Spanish', () => {
  expect(formatPrice(67, 'USD', 'en')).toBe('$67');
  expect(formatPrice(67, 'USD', 'es')).toBe('67\u00a0USD');
});

test('pesos are named in both languages, and stay on the line of their number', () => {
  expect(formatPrice(900, 'MXN', 'en')).toBe('$900\u00a0MXN');
  expect(formatPrice(900, 'MXN', 'es')).toBe('900\u00a0MXN');
});

test('thousands are parted with a comma, as America parts them in both languages', () => {
  expect(formatPrice(12_500, 'USD', 'en')).toBe('$12,500');
  expect(formatPrice(12_500, 'MXN', 'es')).toBe('12,500\u00a0MXN');
});
