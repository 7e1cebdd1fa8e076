import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'app',
  buildDirectory: 'build',
  serverBuildFile: 'entry.js',
  ssr: true,
  // Where a page sends no referrer its forms name no origin; `server/security.ts` has judged them before.
  allowedActionOrigins: ['null'],
  // The few routes of the owner's app travel with its first page; there is no manifest to ask for later.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
