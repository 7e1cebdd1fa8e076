import { LRUCache } from 'lru-cache';
import type { PostSummary } from '../../shared/post.ts';
import { toSummary } from './post-row.ts';

type Row = Parameters<typeof toSummary>[0];

/** As many as the longest page of a list has, twice; some 2 kB each. */
const most = 1000;

const kept = new LRUCache<string, { row: Row; summary: PostSummary }>({ max: most });

/** Reads a row unless it was read just as it stands: to check 500 of them takes longer than to make their page. */
export function readSummary(row: Row): PostSummary {
  const before = kept.get(row.id);
  if (before && isSameRow(before.row, row)) return before.summary;
  const summary = toSummary(row);
  kept.set(row.id, { row, summary });
  return summary;
}

function isSameRow(before: Row, row: Row): boolean {
  for (const column in row) if (before[column as keyof Row] !== row[column as keyof Row]) return false;
  return true;
}
