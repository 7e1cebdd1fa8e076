import { randomBytes } from 'node:crypto';

/**
 * What a continuous copy consists of: `line/LINE/NUMBER.changes`, one for each second or so in which something was changed, and
 * now and then `line/LINE/NUMBER.whole`, the database after the changes of this number. A line is broken off where changes may
 * be missing, and another begun.
 */
export interface LinePart {
  line: string;
  number: number;
  kind: 'whole' | 'changes';
}

export const lineStart = 'line/';

const pattern = /^line\/([\dTZ]+-[\da-f]{8})\/(\d{12})\.(whole|changes)$/;

/** A name that sorts behind those of earlier lines. */
export function newLine(now: Date): string {
  return `${now.toISOString().replaceAll(/[-:.]/g, '')}-${randomBytes(4).toString('hex')}`;
}

export function keyOf({ line, number, kind }: LinePart): string {
  return `${lineStart}${line}/${String(number).padStart(12, '0')}.${kind}`;
}

/** Undefined for what is no part of a line. */
export function parsePart(key: string): LinePart | undefined {
  const [, line, number, kind] = pattern.exec(key) ?? [];
  if (line === undefined || (kind !== 'whole' && kind !== 'changes')) return undefined;
  return { line, number: Number(number), kind };
}
