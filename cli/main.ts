import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { EnvError } from '../server/env.ts';
import { UsageError } from './arguments.ts';
import { commands } from './commands.ts';
import { commandName, helpFor, listCommands } from './usage.ts';

async function main(): Promise<number> {
  // Files it writes contain drafts and clients' addresses, so only this user can read them.
  process.umask(0o077);
  const [typed = '', ...args] = process.argv.slice(2);
  const name = commandName(typed);
  if (name) {
    enableCompileCache(join(import.meta.dirname, '../.cache/compiled'));
    return (await commands[name]())(args);
  }
  if (!['', 'help', '--help', '-h'].includes(typed)) {
    process.stderr.write(`Unknown command “${typed}”.\n\n${listCommands()}`);
    return 1;
  }
  const wanted = commandName(args[0] ?? '');
  process.stdout.write(wanted ? helpFor(wanted) : listCommands());
  return 0;
}

main()
  .then((code) => {
    process.exitCode = code;
  })
  .catch((error: unknown) => {
    const isPlain = error instanceof EnvError || error instanceof UsageError;
    const message = isPlain ? error.message : error instanceof Error ? error.stack : error;
    process.stderr.write(`${message}\n`);
    process.exitCode = 1;
  });
