import pg from 'pg';

/**
 * A client whose lost connection is never more than an error: of the query that was running, or of the next one. The
 * library tells of it as an event too, which would end the process wherever nobody listens, above all while a query
 * runs.
 */
export class QuietClient extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super(config);
    this.on('error', () => undefined);
  }
}
