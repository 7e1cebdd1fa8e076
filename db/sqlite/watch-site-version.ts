import { DatabaseSync } from 'node:sqlite';
import { databaseErrorKind } from '../database-failure.ts';

/** Follows the site version by `pragma data_version`, which counts others' commits; undefined while the file can't be read. */
export function watchSqliteSiteVersion(path: string): { current(): number | undefined; close(): void } {
  const reader = new DatabaseSync(path, { readOnly: true, timeout: 0 });
  const dataVersion = reader.prepare('pragma data_version');
  const siteVersion = reader.prepare('select version from site_version where id = 1');
  let seen: unknown;
  let version = 0;
  return {
    current: () => {
      try {
        const commits = dataVersion.get()?.data_version;
        if (commits !== seen) {
          version = Number(siteVersion.get()?.version);
          seen = commits;
        }
        return version;
      } catch (error) {
        if (databaseErrorKind(error)) return undefined;
        throw error;
      }
    },
    close: () => reader.close(),
  };
}
