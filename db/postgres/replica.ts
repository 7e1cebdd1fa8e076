import type { CompiledQuery } from 'kysely';
import type pg from 'pg';
import type { VisitorReading } from '../visitor-reading.ts';
import { openPool } from './open-pools.ts';
import type { OpenSockets } from './open-sockets.ts';

/** Milliseconds for a connection with its snapshot, for one statement, and for all that one answer reads: the primary has to do it then, and in time. */
const due = { openMs: 300, statementMs: 400, answerMs: 2_000 } as const;

/** The pause after a replica failed, doubled with each try up to the last, and how long it may be behind without a word (ms). */
const patience = { firstMs: 1_000, lastMs: 30_000, behindMs: 10_000 } as const;

/** `back` ends both others. */
export type ReplicaNews = { state: 'away'; error: Error } | { state: 'behind' } | { state: 'back' };

interface ReplicaOptions {
  url: string;
  size: number;
  sockets: OpenSockets;
  onNews: (news: ReplicaNews) => void;
}

export interface Replica {
  /** For one answer, which may be told as being as new as `version`. */
  reading(version: number): VisitorReading & { end(): void };
  close(): Promise<void>;
}

const openingStatement = `start transaction isolation level repeatable read, read only;
  set local statement_timeout = ${due.statementMs}; select version from site_version where id = 1`;

/** A standby for what visitors read. Nothing is asked of it while it is away, and no answer fails for it. */
export function openReplica({ url, size, sockets, onNews }: ReplicaOptions): Replica {
  const pool = openPool(url, {
    max: size,
    connectionTimeoutMillis: due.openMs,
    query_timeout: due.statementMs,
    stream: sockets.create,
  });
  let told: ReplicaNews['state'] = 'back';
  let isAway = false;
  let behindSince: number | undefined;
  let retry: NodeJS.Timeout | undefined;
  let isClosed = false;

  const tell = (news: ReplicaNews) => {
    if (news.state !== told) onNews(news);
    told = news.state;
  };
  const failed = (error: Error, pauseMs: number = patience.firstMs) => {
    if (isClosed || (isAway && retry)) return;
    isAway = true;
    tell({ state: 'away', error });
    retry = setTimeout(() => {
      retry = undefined;
      open().then(
        ({ client }) => {
          end(client);
          isAway = false;
          tell({ state: 'back' });
        },
        (again: Error) => failed(again, Math.min(pauseMs * 2, patience.lastMs)),
      );
    }, pauseMs).unref();
  };
  const open = async () => {
    const client = await pool.connect();
    try {
      const answers = (await client.query(openingStatement)) as unknown as pg.QueryResult[];
      return { client, version: Number(answers[2]?.rows[0]?.version) };
    } catch (error) {
      client.release(true);
      throw error;
    }
  };
  const end = (client: pg.PoolClient) => {
    client.query('commit').then(
      () => client.release(),
      () => client.release(true),
    );
  };
  /** Undefined where it can't say what was promised. */
  const openAt = async (version: number): Promise<pg.PoolClient | undefined> => {
    if (isAway) return undefined;
    const opened = await open().catch((error: Error) => failed(error));
    if (!opened) return undefined;
    if (opened.version >= version) {
      behindSince = undefined;
      if (told === 'behind') tell({ state: 'back' });
      return opened.client;
    }
    end(opened.client);
    behindSince ??= performance.now();
    if (performance.now() - behindSince > patience.behindMs) tell({ state: 'behind' });
    return undefined;
  };

  return {
    reading: (version) => {
      let opening: Promise<pg.PoolClient | undefined> | undefined;
      let isOver = false;
      const finish = (how: (client: pg.PoolClient) => void) => {
        if (isOver) return;
        isOver = true;
        clearTimeout(timer);
        void opening?.then((client) => client && how(client));
      };
      // Whoever takes long to read an answer holds no snapshot meanwhile.
      const timer = setTimeout(() => finish(end), due.answerMs).unref();
      return {
        version,
        async read<Row>({ sql, parameters }: CompiledQuery) {
          if (isOver) return undefined;
          opening ??= openAt(version);
          const client = await opening;
          if (!client || isOver) return undefined;
          try {
            return (await client.query(sql, [...parameters])).rows as Row[];
          } catch {
            // What is wrong with a statement the primary will say; and what it is about the replica, the next who opens it.
            finish((broken) => broken.release(true));
            return undefined;
          }
        },
        leave: () => finish(end),
        end: () => finish(end),
      };
    },
    close: async () => {
      isClosed = true;
      clearTimeout(retry);
      await pool.end();
    },
  };
}
