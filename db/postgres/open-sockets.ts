import { Socket } from 'node:net';

/** Gives the client library its sockets, so that those to a server that no longer answers can be closed from here. */
export class OpenSockets {
  readonly #open = new Set<Socket>();

  readonly create = (): Socket => {
    const socket = new Socket();
    this.#open.add(socket);
    socket.once('close', () => this.#open.delete(socket));
    return socket;
  };

  /** Waits so long (milliseconds) for `work`, which closes them in good order, and then cuts those that are left. */
  async closeAfter(work: Promise<unknown>, timeoutMs: number): Promise<void> {
    const cut = setTimeout(() => {
      for (const socket of this.#open) socket.destroy();
    }, timeoutMs);
    try {
      await work;
    } finally {
      clearTimeout(cut);
    }
  }
}
