import { connect } from 'node:net';
import { AnswerReader } from './answer-reader.ts';
import type { Load, LoadOrder } from './load.ts';

/**
 * A process of its own that asks one address over and over, as its argument (JSON of a `LoadOrder`) says, and prints what came
 * of it. Plain sockets, one request under way on each: `fetch` and `http.get` would be slower than the server.
 */
const order = JSON.parse(process.argv[2] ?? '') as LoadOrder;
const url = new URL(order.url);
const head = Object.entries(order.headers ?? {}).map(([name, value]) => `${name}: ${value}\r\n`);
const request = Buffer.from(
  `GET ${url.pathname}${url.search} HTTP/1.1\r\nHost: ${url.host}\r\n${head.join('')}\r\n`,
);
const times: number[] = [];
const begun = performance.now();
const measuredFrom = begun + order.warmUpMs;
const end = measuredFrom + order.milliseconds;
let open = order.connections;
let failure = '';

for (let count = 0; count < order.connections; count += 1) {
  let asked = 0;
  const reader = new AnswerReader((status) => {
    const now = performance.now();
    if (status !== order.status) fail(`${order.url} answered ${status}, not ${order.status}`);
    if (asked >= measuredFrom) times.push(now - asked);
    if (now < end) ask();
    else socket.destroy();
  });
  const memory = Buffer.allocUnsafe(64 * 1024);
  const socket = connect({
    host: url.hostname,
    port: Number(url.port),
    noDelay: true,
    onread: {
      buffer: memory,
      callback: (length) => {
        reader.take(memory.subarray(0, length));
        return true;
      },
    },
  });
  const ask = () => {
    asked = performance.now();
    socket.write(request);
  };
  socket.on('connect', ask).on('error', (error) => fail(String(error)));
  socket.on('close', () => {
    if (performance.now() < end) fail(`${order.url} closed a connection`);
    open -= 1;
    if (open === 0) report();
  });
}

function fail(why: string): void {
  failure ||= why;
}

function report(): void {
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
  const load: Load = {
    perSecond: times.length / (order.milliseconds / 1000),
    p50: at(0.5),
    p99: at(0.99),
    longest: times.at(-1) ?? 0,
  };
  process.stdout.write(JSON.stringify(failure ? { failure } : load));
}
