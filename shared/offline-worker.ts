/** The script by which browsers show what was kept of the site without a connection. */
export const offlineWorkerPath = '/offline-worker.js';

/** The one Trusted Types policy of the public pages, for that address. */
export const workerPolicyName = 'site-worker';
