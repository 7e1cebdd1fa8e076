import { onTestFinished } from 'vitest';
import { type Edge, runNginx, runVarnish } from './run-edge.ts';

/** `deploy/varnish.vcl` in front of a site over http, for as long as the test lasts. */
export function startVarnish(sitePort: number): Promise<Edge> {
  return untilTestFinished(runVarnish(sitePort));
}

/** `deploy/nginx-cache.conf` in front of a site over http, for as long as the test lasts. */
export function startNginx(sitePort: number): Promise<Edge> {
  return untilTestFinished(runNginx(sitePort));
}

async function untilTestFinished(running: Promise<Edge>): Promise<Edge> {
  const edge = await running;
  onTestFinished(edge.stop);
  return edge;
}
