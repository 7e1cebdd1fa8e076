import { backupReasons } from './backup-lines.ts';

const reasons: Record<string, string> = {
  EEXIST: backupReasons.file_exists,
  ENOENT: backupReasons.folder_unwritable,
  ENOTDIR: backupReasons.folder_unwritable,
  EACCES: backupReasons.folder_unwritable,
  EPERM: backupReasons.folder_unwritable,
  EROFS: backupReasons.folder_unwritable,
  ENOSPC: backupReasons.disk_full,
  EDQUOT: backupReasons.disk_full,
};

/** Why a file can't be written, in a sentence; undefined for an error of another kind. */
export function whyUnwritable(error: unknown): string | undefined {
  return reasons[(error as NodeJS.ErrnoException).code ?? ''];
}
