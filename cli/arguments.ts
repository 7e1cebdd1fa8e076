import { parseArgs } from 'node:util';

/** A command was called otherwise than it is meant; the message is how it is used. */
export class UsageError extends Error {}

/** The file ('' for none), the flags and the named values that a command was given. Throws UsageError where they are not its own. */
export function readArguments(
  args: string[],
  usage: string,
  {
    needsFile = true,
    flags = [],
    named = [],
  }: { needsFile?: boolean; flags?: string[]; named?: string[] } = {},
): { file: string; flags: ReadonlySet<string>; values: Readonly<Record<string, string>> } {
  const options = Object.fromEntries([
    ...flags.map((flag) => [flag, { type: 'boolean' as const }] as const),
    ...named.map((name) => [name, { type: 'string' as const }] as const),
  ]);
  try {
    const parsed = parseArgs({ args, options, allowPositionals: true });
    const { positionals } = parsed;
    const given = Object.entries(parsed.values);
    const values = Object.fromEntries(
      given.filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    );
    const [file = '', ...more] = positionals;
    if (more.length === 0 && (file || !needsFile)) {
      const set = given.filter(([, value]) => value === true).map(([name]) => name);
      return { file, flags: new Set(set), values };
    }
  } catch {
    // An option that the command does not have.
  }
  throw new UsageError(`Usage: npm run site -- ${usage}`);
}
