import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A proxy for the PostgreSQL server of the tests that can simulate outages. It listens at `url`. */
export interface PostgresProxy {
  url: string;
  /** Closes all connections and accepts new ones. */
  cut(): void;
  /** Blocks traffic in both directions and keeps all connections open, even new ones. */
  freeze(): void;
  /** Closes all connections and rejects new ones. */
  leave(): Promise<void>;
  /** Forwards everything again. */
  reconnect(): Promise<void>;
  close(): Promise<void>;
}

/** Starts a proxy on a free port for the database at `target`. */
export async function startProxy(target: string): Promise<PostgresProxy> {
  const { hostname, port } = new URL(target);
  const pairs = new Set<[Socket, Socket]>();
  let frozen = false;
  const server = createServer((inner) => {
    const outer = connect(Number(port), hostname);
    const pair: [Socket, Socket] = [inner, outer];
    pairs.add(pair);
    for (const [from, to] of [pair, pair.toReversed()] as [Socket, Socket][]) {
      from.on('data', (chunk) => to.write(chunk));
      from.on('error', () => undefined);
      from.on('close', () => {
        to.destroy();
        pairs.delete(pair);
      });
      if (frozen) from.pause();
    }
  });
  const listen = async (wanted: number) => {
    server.listen(wanted, '127.0.0.1');
    await once(server, 'listening');
    return (server.address() as AddressInfo).port;
  };
  const own = await listen(0);
  const url = new URL(target);
  url.host = `127.0.0.1:${own}`;
  const cut = () => {
    for (const sockets of pairs) for (const socket of sockets) socket.destroy();
  };
  const leave = async () => {
    if (!server.listening) return;
    const closed = once(server, 'close');
    server.close();
    cut();
    await closed;
  };
  return {
    url: url.href,
    cut,
    freeze: () => {
      frozen = true;
      for (const sockets of pairs) for (const socket of sockets) socket.pause();
    },
    leave,
    reconnect: async () => {
      frozen = false;
      for (const sockets of pairs) for (const socket of sockets) socket.resume();
      if (!server.listening) await listen(own);
    },
    close: async () => {
      frozen = false;
      await leave();
    },
  };
}
