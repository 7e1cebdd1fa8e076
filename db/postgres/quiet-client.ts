import pg from 'pg';

/** A client that fails only its queries when its connection is lost: the library's event of it would end the process. */
export class QuietClient extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super(config);
    this.on('error', () => undefined);
  }
}
