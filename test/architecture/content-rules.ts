import { folderOf, isTest } from './layer.ts';
import type { SourceFile } from './source-file.ts';

const query = /\.(selectFrom|insertInto|replaceInto|updateTable|deleteFrom|mergeInto)\(/;

/** Queries outside of core's `*-store.ts` and db/. */
export function strayQueries(files: SourceFile[]): string[] {
  return files
    .filter(({ path }) => !isTest(path) && folderOf(path) !== 'db' && !/^core\/.*-store\.ts$/.test(path))
    .filter(({ code, imports }) => query.test(code) || imports.some(isKyselyValue))
    .map(
      ({ path }) =>
        `${path} writes a query: put it into a *-store.ts file of its part in core/, and call that.`,
    );
}

function isKyselyValue({ target, typeOnly }: { target: string; typeOnly: boolean }): boolean {
  return target === 'kysely' && !typeOnly;
}

const environment = /\bprocess\s*\.\s*env\b/;
const readers = ['scripts', 'configuration'];

/** Files other than server/env.ts that read the process's environment. */
export function strayEnvironment(files: SourceFile[]): string[] {
  return files
    .filter(({ path }) => path !== 'server/env.ts' && !readers.includes(folderOf(path)) && !isTest(path))
    .filter(({ code, imports }) => environment.test(code) || readsThroughModule(code, imports))
    .map(({ path }) => `${path} reads the environment: read it in server/env.ts, and pass the value on.`);
}

function readsThroughModule(code: string, imports: SourceFile['imports']): boolean {
  return imports.some(({ target }) => target === 'node:process') && /\benv\b/.test(code);
}
