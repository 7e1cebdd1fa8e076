import { AsyncLocalStorage } from 'node:async_hooks';

/** How long what a visitor or a save asks may take in the database, in milliseconds: an answer is due within two seconds. */
export const promptly = 1_300;

/** How long other work waits for its turn: an import, a copy, the command line (milliseconds). */
export const atLength = 60_000;

const patient = new AsyncLocalStorage<true>();

/** Runs long work: its statements may take as long as they need, and wait a minute for others to finish. */
export function patiently<Value>(work: () => Promise<Value>): Promise<Value> {
  return patient.run(true, work);
}

/** True inside of `patiently`. */
export function isPatient(): boolean {
  return patient.getStore() ?? false;
}
