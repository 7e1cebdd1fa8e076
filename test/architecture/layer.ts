/** The top folder that a path lies in; the files at the root itself are tools' configuration. */
export function folderOf(path: string): string {
  return path.includes('/') ? (path.split('/')[0] ?? '') : 'configuration';
}

/** Whether a file tests or measures the others, wherever it lies: such a file may look at all of them. */
export function isTest(path: string): boolean {
  return /\.(test|spec)\.(tsx?|mjs)$/.test(path) || ['test', 'e2e', 'bench'].includes(folderOf(path));
}
