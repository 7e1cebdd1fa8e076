import { parseArgs } from 'node:util';
import { type CommandName, usageOf } from './usage.ts';

/** The arguments don't fit the command; the message is its usage. */
export class UsageError extends Error {}

/** Parses a command's file ('' for none), flags and named values. Throws UsageError if they don't fit the command. */
export function readArguments(
  args: string[],
  command: CommandName,
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
    // An unknown option.
  }
  throw new UsageError(usageOf(command));
}
