import { Readable } from 'node:stream';
import { vi } from 'vitest';
import { UsageError } from '../cli/arguments.ts';
import { commands } from '../cli/commands.ts';
import { commandName } from '../cli/usage.ts';
import { EnvError } from '../server/env.ts';
import type { CommandOptions, Outcome } from './run-site-command.ts';

/** Runs a site command in this process, one at a time, with absolute paths, and returns its output. */
export async function callSiteCommand(
  [name = '', ...args]: string[],
  { variables, input = '' }: Pick<CommandOptions, 'variables' | 'input'>,
): Promise<Outcome> {
  const current = commandName(name);
  const command = current && (await commands[current]());
  if (!command) throw new Error(`There is no command ${name}`);
  const outcome: Outcome = { code: 1, out: '', errors: '' };
  const out = vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    outcome.out += text;
    return true;
  });
  const errors = vi.spyOn(process.stderr, 'write').mockImplementation((text) => {
    outcome.errors += text;
    return true;
  });
  const log = vi.spyOn(console, 'log').mockImplementation((text) => void process.stdout.write(`${text}\n`));
  const stdin = vi.spyOn(process, 'stdin', 'get');
  stdin.mockReturnValue(Readable.from(input ? [input] : []) as typeof process.stdin);
  const { env } = process;
  process.env = { ...variables };
  try {
    outcome.code = await command(args);
  } catch (error) {
    if (!(error instanceof EnvError || error instanceof UsageError)) throw error;
    outcome.errors += `${error.message}\n`;
  } finally {
    process.env = env;
    for (const spy of [out, errors, log, stdin]) spy.mockRestore();
  }
  return outcome;
}
