import { monitorEventLoopDelay } from 'node:perf_hooks';
import { StatementSync } from 'node:sqlite';

/**
 * Loaded into the server before its own modules: tells whoever started it, when asked, what has been since the last time. In
 * plain JavaScript: what would have to be stripped of its types first takes time and memory of the server.
 */
const delays = monitorEventLoopDelay({ resolution: 1 });
delays.enable();

// What the connections of each thread are asked is counted by that thread; the one that answers is told.
let queries = 0;
for (const name of /** @type {const} */ (['get', 'all', 'run', 'iterate'])) {
  const ask = StatementSync.prototype[name];
  StatementSync.prototype[name] = function counted(...values) {
    queries += 1;
    return Reflect.apply(ask, this, values);
  };
}

process.on('message', () => {
  /** @type {import('./start-site.ts').Reading} */
  const { user, system } = process.cpuUsage();
  const cpuMs = (user + system) / 1000;
  const reading = { memory: process.memoryUsage.rss(), longestDelay: delays.max / 1e6, cpuMs, queries };
  delays.reset();
  process.send?.(reading);
});
// It does not keep the server alive.
process.channel?.unref();
