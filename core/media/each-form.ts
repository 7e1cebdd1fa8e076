import type { Kysely } from 'kysely';
import pLimit from 'p-limit';
import type { Schema } from '../../db/schema.ts';
import type { FormName } from './media-object-store.ts';
import { type FormTable, listForms } from './moved-forms-store.ts';

/** Forms under way at once: each is whole in memory, a few times over. */
const atOnce = 3;
const batch = 200;

/**
 * Does `work` on every form of a table, in their order and a few at once, until `signal` fires. The first failure ends
 * it, after what is under way, and is thrown.
 */
export async function eachForm(
  db: Kysely<Schema>,
  table: FormTable,
  work: (form: FormName) => Promise<void>,
  signal?: AbortSignal,
): Promise<void> {
  const limit = pLimit(atOnce);
  const failures: unknown[] = [];
  let after: FormName | undefined;
  for (;;) {
    const forms = await listForms(db, table, after, batch);
    const works = forms.map((form) =>
      limit(async () => {
        if (failures.length > 0 || signal?.aborted) return;
        await work(form).catch((error: unknown) => failures.push(error));
      }),
    );
    await Promise.all(works);
    if (failures.length > 0) throw failures[0];
    if (signal?.aborted || forms.length < batch) return;
    after = forms.at(-1);
  }
}
