import { createServer, get } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What Node's own server adds to every answer. */
const ofEachAnswer = ['date', 'connection', 'keep-alive', 'transfer-encoding'];

/** One answer of the site, byte for byte as it was sent. */
interface Answer {
  status: number;
  /** Names and values in turn. */
  headers: string[];
  body: Buffer;
}

function ask(url: string, encoding: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { 'Accept-Encoding': encoding } }, async (response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of response) chunks.push(chunk as Buffer);
      const headers = response.rawHeaders.flatMap((name, at, all) =>
        at % 2 === 0 && !ofEachAnswer.includes(name.toLowerCase()) ? [name, all[at + 1] ?? ''] : [],
      );
      resolve({ status: response.statusCode ?? 0, headers, body: Buffer.concat(chunks) });
    }).on('error', reject);
  });
}

/** `node bench/bare-http.ts URL [encoding]`: the least that Node can do to send what the site sends; prints where it listens. */
const [url = 'http://127.0.0.1:3000/', encoding = 'gzip'] = process.argv.slice(2);
const { status, headers, body } = await ask(url, encoding);
const server = createServer((_request, response) => {
  response.writeHead(status, headers).end(body);
});
server.listen(0, '127.0.0.1', () => {
  const { port } = server.address() as AddressInfo;
  process.stdout.write(`http://127.0.0.1:${port}\n`);
});
