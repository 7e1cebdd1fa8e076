import { Agent, get } from 'node:http';

/**
 * Requests per second that one address answers, asked over `connections` kept-alive connections at once
 * for `milliseconds`. Throws when any answer has another status than 200.
 */
export async function requestsPerSecond(
  url: string,
  options: { connections: number; milliseconds: number; headers?: Record<string, string> },
): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: options.connections });
  const end = performance.now() + options.milliseconds;
  let responses = 0;
  const askOnce = () =>
    new Promise<void>((resolve, reject) => {
      get(url, { agent, headers: options.headers ?? {} }, (response) => {
        if (response.statusCode !== 200) reject(new Error(`${url} answered ${response.statusCode}`));
        response.resume().on('end', resolve);
      }).on('error', reject);
    });
  const worker = async () => {
    while (performance.now() < end) {
      await askOnce();
      responses += 1;
    }
  };
  const started = performance.now();
  await Promise.all(Array.from({ length: options.connections }, worker));
  agent.destroy();
  return responses / ((performance.now() - started) / 1000);
}
