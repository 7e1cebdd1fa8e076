import { folderOf, isTest } from './layer.ts';
import type { SourceFile } from './source-file.ts';

/** In lines: the bar of the house for files. */
const bar = { median: 70, nineInTen: 200, longest: 300, longestTest: 400 };

/** Test lines per source line that core/, api/, wordpress/ and sources/ must have. */
const testShare = 0.8;

/** Files that are too long; sentences and migrations may be. */
export function tooLong(files: SourceFile[]): string[] {
  return files.flatMap(({ path, lines }) => {
    const most = isTest(path) ? bar.longestTest : bar.longest;
    return isExempt(path) || lines <= most
      ? []
      : [
          `${path} has ${lines} lines, ${most} are the most: find the second thing it does, and give it a file.`,
        ];
  });
}

/** Whether files are short as a rule, and not only by exception. */
export function longOnTheWhole(files: SourceFile[]): string[] {
  const lengths = files
    .filter(({ path }) => !isExempt(path))
    .map(({ lines }) => lines)
    .sort((a, b) => a - b);
  const median = lengths[Math.floor(lengths.length / 2)] ?? 0;
  const ninth = lengths[Math.floor(lengths.length * 0.9)] ?? 0;
  return [
    ...(median > bar.median
      ? [`The median file has ${median} lines, ${bar.median} are the bar: split the long ones.`]
      : []),
    ...(ninth > bar.nineInTen
      ? [`One file in ten has more than ${bar.nineInTen} lines (${ninth}): split the longest.`]
      : []),
  ];
}

/** Layers that are tested with too few lines. */
export function tooFewTests(files: SourceFile[]): string[] {
  return ['core', 'api', 'wordpress', 'sources'].flatMap((folder) => {
    const own = files.filter(({ path }) => folderOf(path) === folder);
    const tests = sum(own.filter(({ path }) => isTest(path)));
    const sources = sum(own.filter(({ path }) => !isTest(path)));
    return tests >= sources * testShare
      ? []
      : [
          `${folder}/ has ${tests} lines of tests for ${sources} lines, ${testShare} a line are due: test what is not.`,
        ];
  });
}

function sum(files: SourceFile[]): number {
  return files.reduce((total, { lines }) => total + lines, 0);
}

function isExempt(path: string): boolean {
  return folderOf(path) === 'messages' || path.startsWith('db/migrations/');
}
