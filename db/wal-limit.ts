/** Bytes that the write-ahead log may keep (https://sqlite.org/pragma.html#pragma_journal_size_limit). */
export const walLimit = 16 * 1024 * 1024;
