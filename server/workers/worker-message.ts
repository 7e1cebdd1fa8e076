/** What a worker tells once it serves; the password is the one that this start made up, if any. */
export interface WorkerReady {
  kind: 'ready';
  address: string;
  generatedPassword: string | null;
}

/** What a worker is told: to do the background work of the whole site from now on, or to end with all others. */
export type WorkerOrder = 'keep_house' | 'stop';
