import { EnvError } from '../server/env.ts';
import { backupCommand } from './backup-command.ts';
import { exportCommand } from './export-command.ts';
import { importCommand } from './import-command.ts';
import { passwordCommand } from './password-command.ts';
import { restoreCommand } from './restore-command.ts';

const usage = `Usage: npm run site -- COMMAND

  import FILE.xml [--dry-run] [--pictures]
               bring the posts of a WordPress export into this site, and their pictures into its library
  export [FILE.xml]
               write all posts as WordPress would export them
  backup [FILE]
               copy everything into one file: posts, pages, pictures, settings; the site can go on
  restore FILE
               put what such a copy holds in place of what is here, of which a copy is kept
  password     choose a new password for the owner
`;

/** A command gets its own arguments and gives the exit code. */
const commands: Record<string, (args: string[]) => Promise<number>> = {
  import: importCommand,
  export: exportCommand,
  backup: backupCommand,
  restore: restoreCommand,
  password: passwordCommand,
};

async function main(): Promise<number> {
  const [name = '', ...args] = process.argv.slice(2);
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (command) return command(args);
  const asked = ['', 'help', '--help', '-h'].includes(name);
  (asked ? process.stdout : process.stderr).write(
    asked ? usage : `There is no command “${name}”.\n\n${usage}`,
  );
  return asked ? 0 : 1;
}

main()
  .then((code) => {
    process.exitCode = code;
  })
  .catch((error: unknown) => {
    const message = error instanceof EnvError ? error.message : error instanceof Error ? error.stack : error;
    process.stderr.write(`${message}\n`);
    process.exitCode = 1;
  });
