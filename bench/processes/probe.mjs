import { monitorEventLoopDelay } from 'node:perf_hooks';

/**
 * Loaded into the server before its own modules: tells whoever started it, when asked, what has been since the last time. In
 * plain JavaScript: what would have to be stripped of its types first takes time and memory of the server.
 */
const delays = monitorEventLoopDelay({ resolution: 1 });
delays.enable();

process.on('message', () => {
  /** @type {import('./start-site.ts').Reading} */
  const reading = { memory: process.memoryUsage.rss(), longestDelay: delays.max / 1e6 };
  delays.reset();
  process.send?.(reading);
});
// It does not keep the server alive.
process.channel?.unref();
