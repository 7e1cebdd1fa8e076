import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { onOtherCores } from '../processes/pinned.ts';

export interface LoadOrder {
  url: string;
  headers?: Record<string, string>;
  /** What every answer must have. */
  status: number;
  connections: number;
  /** How long it is measured, and how long it is asked before. */
  milliseconds: number;
  warmUpMs: number;
}

/** Requests per second, and how long one took in milliseconds. */
export interface Load {
  perSecond: number;
  p50: number;
  p99: number;
  longest: number;
}

const script = fileURLToPath(new URL('./send-load.ts', import.meta.url));

/** Asks an address over and over from another process. Throws when any answer has another status. */
export async function sendLoad(order: LoadOrder): Promise<Load> {
  const [program, args] = onOtherCores([process.execPath, script, JSON.stringify(order)]);
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const [printed] = await Promise.all([text(child.stdout), once(child, 'exit')]);
  const result = JSON.parse(printed || '{"failure":"The load ended without a word"}') as
    | Load
    | { failure: string };
  if ('failure' in result) throw new Error(result.failure);
  return result;
}
