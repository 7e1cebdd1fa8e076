import type { RestoreFailure } from '../core/backup/restore-backup.ts';
import type { BackupSummary } from '../core/backup/write-backup.ts';
import type { SnapshotContents } from '../db/examine-snapshot.ts';

const bytesInMegabyte = 1_000_000;
const size = new Intl.NumberFormat('en', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** What a copy holds, as part of a sentence: `1 post, 2 texts of pages, no pictures; 0.3 MB`. */
export function summaryLine({ posts, texts, pictures, bytes }: BackupSummary): string {
  const parts = [count(posts, 'post'), `${count(texts, 'text')} of pages`, count(pictures, 'picture')];
  return `${parts.join(', ')}; ${size.format(bytes / bytesInMegabyte)} MB`;
}

function count(number: number, one: string): string {
  return `${number === 0 ? 'no' : number} ${one}${number === 1 ? '' : 's'}`;
}

/** What a copy lacks, as a sentence; undefined where it lacks nothing. */
export function missingLine({ missingFiles }: BackupSummary): string | undefined {
  if (missingFiles === 0) return undefined;
  const files = missingFiles === 1 ? 'One file of a picture is' : `${missingFiles} files of pictures are`;
  return `${files} lost: the object store has them no longer.`;
}

/** Where the pictures lie that a copy names and does not hold, as a sentence; undefined where it holds them. */
export function namedLine({ rows, picturesAt }: SnapshotContents): string | undefined {
  const named = rows.media_objects ?? 0;
  if (picturesAt === null || named === 0) return undefined;
  const files = named === 1 ? 'one file of a picture' : `${named} files of pictures`;
  return `It names ${files} in ${picturesAt} and does not hold them: to bring it back, set S3_… to that place. “site drill” reads all of them.`;
}

/** What becomes of the scheduled posts of a copy that was brought back; undefined where it has none. */
export function scheduledLine({ due, waiting }: { due: number; waiting: number }): string | undefined {
  const live = due === 1 ? 'goes live as soon as the site runs, dated by its time' : liveOfMany;
  const lines = [
    ...(due > 0 ? [`${count(due, 'scheduled post')} became due meanwhile and ${live}.`] : []),
    ...(waiting > 0
      ? [
          `${count(waiting, 'scheduled post')} ${waiting === 1 ? 'waits for its time' : 'wait for their time'}.`,
        ]
      : []),
  ];
  return lines.length > 0 ? lines.join(' ') : undefined;
}

const liveOfMany = 'go live as soon as the site runs, dated by their time';

/** Why a copy was not written or not brought back. */
export function backupReason(failure: RestoreFailure): string {
  const reason = backupReasons[failure.code];
  return 'why' in failure ? `${reason} ${failure.why}` : reason;
}

/** What is known of a copy besides its rows; `madeAt` as in SnapshotContents. */
export function madeLine(madeAt: string | null): string {
  return madeAt === null
    ? 'It was made by an older version and has no checksum: only its structure could be checked.'
    : `It was made on ${madeAt.slice(0, 10)} at ${madeAt.slice(11, 16)} UTC; its checksum is right.`;
}

/** Why a copy was not written or not brought back, as a sentence. */
export const backupReasons: Record<RestoreFailure['code'], string> = {
  file_exists: 'There is a file of this name already.',
  folder_unwritable: 'Its folder is not there or can’t be written to.',
  foreign: 'This file is not a copy of a site. Look for one that “npm run site -- backup” has written.',
  disk_full: 'The disk is full.',
  damaged: 'This copy is damaged, cut short or changed since it was written. Look for another one.',
  pictures_away:
    'The object store that has pictures could not be read, and without them nothing is copied or brought back.',
  newer: 'This copy was made by a newer version of the site. Update the site first.',
};
