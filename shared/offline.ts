/** The service worker that shows cached pages while offline. Not in `paths.ts`, which articles would load, too. */
export const offlineWorkerPath = '/offline-worker.js';

/** The Trusted Types policy of public pages, for that URL only. */
export const workerPolicyName = 'site-worker';
