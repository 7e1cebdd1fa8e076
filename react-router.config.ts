import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'app',
  buildDirectory: 'build',
  serverBuildFile: 'entry.js',
  ssr: true,
  // Pages without a referrer send forms without an origin. `server/security.ts` has already checked them.
  allowedActionOrigins: ['null'],
  // The owner app's few routes are part of its first page, so there is no manifest request.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
