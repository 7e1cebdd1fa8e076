import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { unprivileged } from './postgres/unprivileged.ts';

export interface Outcome {
  code: number | null;
  out: string;
  errors: string;
}

/** A command of the site in a separate process, in the working folder `cwd`. */
export interface RunningCommand {
  child: ChildProcess;
  ended: Promise<Outcome>;
}

export interface CommandOptions {
  cwd: string;
  variables: Record<string, string>;
  input?: string;
  /** Runs the command as `nobody` if the tests run as root, who may write everywhere. */
  asUnprivileged?: boolean;
}

const main = join(import.meta.dirname, '../cli/main.ts');

/** Starts `npm run site -- …args` without npm. */
export function startSiteCommand(args: string[], options: CommandOptions): RunningCommand {
  const { cwd, variables, input = '', asUnprivileged = false } = options;
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', main, ...args], {
    cwd,
    env: { PATH: process.env.PATH, ...variables },
    ...(asUnprivileged && unprivileged),
  });
  const outcome = { out: '', errors: '' };
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    outcome.out += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    outcome.errors += text;
  });
  // The command may have ended before it has read its input.
  child.stdin.on('error', () => undefined).end(input);
  return {
    child,
    ended: new Promise((resolve) => child.on('close', (code) => resolve({ code, ...outcome }))),
  };
}
