import { parseArgs } from 'node:util';

/** A command was called otherwise than it is meant; the message is how it is used. */
export class UsageError extends Error {}

/** The file ('' for none) and the flags that a command was given. Throws UsageError where they are not its own. */
export function readArguments(
  args: string[],
  usage: string,
  { needsFile = true, flags = [] }: { needsFile?: boolean; flags?: string[] } = {},
): { file: string; flags: ReadonlySet<string> } {
  const options = Object.fromEntries(flags.map((flag) => [flag, { type: 'boolean' as const }]));
  try {
    const { positionals, values } = parseArgs({ args, options, allowPositionals: true });
    const [file = '', ...more] = positionals;
    if (more.length === 0 && (file || !needsFile)) return { file, flags: new Set(Object.keys(values)) };
  } catch {
    // An option that the command does not have.
  }
  throw new UsageError(`Usage: npm run site -- ${usage}`);
}
