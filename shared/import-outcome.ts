/** What became of one post: `kept` means that the one here was left as it is, because its owner has edited or deleted it since an earlier import. */
export const importOutcomes = ['created', 'updated', 'unchanged', 'kept', 'failed'] as const;

export type ImportOutcome = (typeof importOutcomes)[number];
