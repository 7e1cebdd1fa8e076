import type { Database } from '../../db/connect.ts';
import type { LeavingField } from '../../shared/guard/guarded-name.ts';
import { ok, type Result } from '../../shared/result.ts';
import type { RecordEvent } from '../audit/create-recorder.ts';
import { checkLeaving } from '../guard/check-leaving.ts';
import type { GuardFailure } from '../guard/guard-core.ts';
import { readGuardedList } from '../guard/guarded-list.ts';
import { inTransaction } from '../site-version/prepare-first.ts';
import type { UploadedFile } from './media-core.ts';
import { runPictureJob } from './run-picture-job.ts';

/** Looks through what a picture is called and what is written in it. Without names nothing is read for it. */
export async function checkUpload(
  db: Database,
  { record, subject, now }: { record: RecordEvent; subject: string; now: Date },
  { name, bytes, override }: UploadedFile,
): Promise<Result<undefined, GuardFailure>> {
  const list = await readGuardedList(db);
  if (list.ok && list.value.names.length === 0) return ok(undefined);
  const texts = await runPictureJob('texts', bytes);
  const fields: LeavingField[] = [
    { field: 'file_name', value: name, form: 'address' },
    // Which of the encodings it is, a text does not tell: what matters is that it can be read.
    ...texts.map((value): LeavingField => ({ field: 'metadata', value, form: 'prose' })),
  ];
  return inTransaction(db, async (transaction) => {
    const checked = await checkLeaving(
      { db, transaction, record, now },
      { kind: 'picture', subject, fields, override },
    );
    if (checked.ok || checked.failure.code !== 'text_too_intricate')
      return checked as Result<undefined, GuardFailure>;
    throw new Error('Plain texts are never too intricate.');
  });
}
