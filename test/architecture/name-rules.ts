import type { SourceFile } from './source-file.ts';

const vague = /^(utils?|helpers?|misc|common)$/;

/** Names that say nothing, and files that only pass others on. */
export function vagueNames(files: SourceFile[]): string[] {
  return files.flatMap(({ path, isBarrel }) => {
    const segments = path.split('/');
    const name = (segments.pop() ?? '').split('.')[0] ?? '';
    if (name === 'index') return [`${path}: name the file after what it exports; there are no index files.`];
    const words = [...segments, ...name.split('-')];
    const empty = words.find((word) => vague.test(word));
    if (empty) return [`${path}: "${empty}" says nothing; name it after the one thing it does.`];
    return isBarrel ? [`${path} only passes on what others export: import from where it is written.`] : [];
  });
}

const deepest = 3;

/** Files more than three folders below a top folder. */
export function tooDeep(files: SourceFile[]): string[] {
  return files
    .filter(({ path }) => path.split('/').length - 2 > deepest)
    .map(
      ({ path }) => `${path} lies more than ${deepest} folders below a top folder: flatten the path to it.`,
    );
}
