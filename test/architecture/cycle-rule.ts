import type { SourceFile } from './source-file.ts';

/** Import cycles, each told once, as the chain of files that closes. Types count: a cycle of meaning is one too. */
export function importCycles(files: SourceFile[]): string[] {
  const byPath = new Map(files.map((file) => [file.path, file]));
  const done = new Set<string>();
  const cycles: string[] = [];

  function visit(path: string, trail: string[]): void {
    const start = trail.indexOf(path);
    if (start >= 0) {
      cycles.push(
        `${[...trail.slice(start), path].join(' → ')}: move what both ends need into a file that imports neither.`,
      );
      return;
    }
    if (done.has(path)) return;
    for (const { target, isOurs } of byPath.get(path)?.imports ?? []) {
      if (isOurs) visit(target, [...trail, path]);
    }
    done.add(path);
  }

  for (const { path } of files) visit(path, []);
  return cycles;
}
