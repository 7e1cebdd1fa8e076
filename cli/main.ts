import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { EnvError } from '../server/env.ts';
import { UsageError } from './arguments.ts';
import { commands } from './commands.ts';

const usage = `Usage: npm run site -- COMMAND

  import FILE.xml [--dry-run] [--pictures] [--report FILE.json|FILE.csv]
               bring the posts of a WordPress export into this site, and their pictures into its library
  export [FILE.xml] [--although REASON]
               write all posts as WordPress would export them; --although lets out names that must not appear
  backup [FILE]
               copy everything into one file: posts, pages, pictures, settings; the site can go on
  copy [--place folder|bucket]
               make an encrypted copy where the site makes them by itself
  copies       list these copies
  drill [NAME] [--place folder|bucket]
               bring one of them back for practice, into a database that is thrown away
  copy-key [--new]
               show the key of these copies, to be kept elsewhere, or make another
  verify FILE  tell whether such a copy is as it was written, and what it holds
  restore FILE
               put what such a copy holds in place of what is here, of which a copy is kept;
               copies of the site’s own places are s3:NAME and folder:NAME, here and for verify
  migrate      bring the database to the form that this version needs
  move-pictures s3|database
               move the bytes of all pictures into the object store, or back; the site can go on
  password [--without-passkeys]
               choose a new password for the owner; with the option, remove the passkeys and recovery codes too
`;

async function main(): Promise<number> {
  // What is written is the owner's alone: drafts are in it, and addresses of clients.
  process.umask(0o077);
  const [name = '', ...args] = process.argv.slice(2);
  const load = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (load) {
    enableCompileCache(join(import.meta.dirname, '../.cache/compiled'));
    return (await load())(args);
  }
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
    const isPlain = error instanceof EnvError || error instanceof UsageError;
    const message = isPlain ? error.message : error instanceof Error ? error.stack : error;
    process.stderr.write(`${message}\n`);
    process.exitCode = 1;
  });
