import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Reading } from './start-site.ts';

/** Loaded into the server before its own modules: tells whoever started it, when asked, what has been since the last time. */
const delays = monitorEventLoopDelay({ resolution: 1 });
delays.enable();

process.on('message', () => {
  const reading: Reading = { memory: process.memoryUsage.rss(), longestDelay: delays.max / 1e6 };
  delays.reset();
  process.send?.(reading);
});
// It does not keep the server alive.
process.channel?.unref();
