import { pino } from 'pino';
import { expect, test } from 'vitest';
import { createHttpServer } from './create-http-server.ts';

test('idle connections outlive those of proxies, and slow heads do not', () => {
  const server = createHttpServer(pino({ level: 'silent' }));
  expect(server.keepAliveTimeout).toBeGreaterThan(65_000);
  expect(server.headersTimeout).toBeLessThanOrEqual(15_000);
  expect(server.headersTimeout).toBeGreaterThan(0);
  expect(server.requestTimeout).toBeGreaterThanOrEqual(600_000);
  expect(server.maxRequestsPerSocket).toBeGreaterThan(0);
  expect(server.maxConnections).toBeGreaterThan(0);
});
