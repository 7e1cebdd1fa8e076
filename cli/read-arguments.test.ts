import { expect, test } from 'vitest';
import { readArguments, UsageError } from './read-arguments.ts';

const usage = 'copy FILE [--all]';

test('a file and flags are read in any order', () => {
  const given = { file: 'a.db', flags: new Set(['all']), values: {} };
  expect(readArguments(['a.db', '--all'], usage, { flags: ['all', 'new'] })).toEqual(given);
  expect(readArguments(['--all', 'a.db'], usage, { flags: ['all', 'new'] })).toEqual(given);
  expect(readArguments([], usage, { needsFile: false })).toEqual({ file: '', flags: new Set(), values: {} });
});

test('a named value is read beside them', () => {
  const options = { flags: ['all'], named: ['address'] };
  const given = { file: 'a.db', flags: new Set(['all']), values: { address: 'https://a.example' } };
  expect(readArguments(['--address', 'https://a.example', '--all', 'a.db'], usage, options)).toEqual(given);
  expect(() => readArguments(['a.db', '--address'], usage, options)).toThrow(UsageError);
});

test('a file whose name looks like an option is named after two dashes', () => {
  expect(readArguments(['--', '-a.db'], usage)).toEqual({ file: '-a.db', flags: new Set(), values: {} });
});

test.each([[[]], [['']], [['a.db', 'b.db']], [['a.db', '-f']], [['a.db', '--al']], [['a.db', '--all=yes']]])(
  '%j is answered with how the command is used',
  (args) => {
    const read = () => readArguments(args, usage, { flags: ['all'] });
    expect(read).toThrow(UsageError);
    expect(read).toThrow(/^Usage: npm run site -- copy FILE \[--all\]$/);
  },
);
