/**
 * Bytes that the write-ahead log may keep once it has been written into the database; SQLite begins to do so at 4 MB
 * by itself (https://sqlite.org/pragma.html#pragma_journal_size_limit).
 */
export const walLimit = 16 * 1024 * 1024;
