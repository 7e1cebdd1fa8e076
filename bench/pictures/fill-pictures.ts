import { createHash, randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** A picture that visitors can ask for, and the SHA-256 of its bytes. */
export interface KnownPicture {
  path: string;
  sha256: string;
}

/** Sizes of the two files of each, in bytes: as uploads are after they were made ready, and a few as large as they can be. */
const sizes = { least: 200_000, most: 6_000_000 } as const;

/** Puts pictures of noise into the database of a site that does not run, until they take so many gigabytes. */
export function fillPictures(dataDir: string, gigabytes: number): KnownPicture[] {
  const file = new DatabaseSync(join(dataDir, 'site.db'));
  // What is lost with the machine is made anew.
  file.exec('pragma synchronous = off');
  const insertMedia = file.prepare(
    `insert into media (id, content_hash, file_name, mime_type, bytes, width, height, alt, created_at)
     values (?, ?, ?, 'image/jpeg', ?, 2400, 1600, '', '2026-01-01T00:00:00.000Z')`,
  );
  const insertFile = file.prepare(
    'insert into media_files (media_id, width, format, bytes) values (?, 2400, ?, ?)',
  );
  const known: KnownPicture[] = [];
  for (let total = 0; total < gigabytes * 1e9; ) {
    const id = `noise${known.length}`;
    file.exec('begin');
    const [plain, master] = [noise(), noise()];
    insertMedia.run(id, id, `${id}.jpg`, plain.length);
    insertFile.run(id, 'jpeg', plain);
    insertFile.run(id, 'master', master);
    file.exec('commit');
    total += plain.length + master.length;
    const sha256 = createHash('sha256').update(plain).digest('hex');
    known.push({ path: `/media/${id}/2400x1600/${id}.jpg`, sha256 });
  }
  file.close();
  return known;
}

function noise(): Buffer {
  return randomBytes(sizes.least + Math.floor(Math.random() ** 2 * (sizes.most - sizes.least)));
}
