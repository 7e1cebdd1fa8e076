import { isPostDate, toInstant } from '../../shared/dates.ts';
import type { WxrItem } from '../xml/wxr-item.ts';

const months = 'janfebmaraprmayjunjulaugsepoctnovdec';

/** "2013-01-11 20:22:19" as an ISO timestamp without offset; null for zero dates and days that never were. */
function readStamp(text: string): string | null {
  const match = /^(\d{4}-\d\d-\d\d)(?:[ T](\d\d:\d\d)(?::(\d\d))?)?/.exec(text.trim());
  if (!match) return null;
  const [, day = '', time, seconds = '00'] = match;
  const stamp = time === undefined ? day : `${day}T${time}:${seconds}`;
  return isPostDate(stamp) ? stamp : null;
}

/** A feed's date (RFC 822, or ISO in `dc:date`) as an ISO timestamp at its own offset; null when it is none. */
export function readFeedDate(text: string): string | null {
  const written = text.trim();
  if (isPostDate(written)) return written;
  const match =
    /(\d{1,2})\s+([a-z]{3})[a-z]*\.?\s+(\d{4})\s+(\d\d:\d\d)(?::(\d\d))?\s*([+-]\d{4}|[a-z]{1,4})?/i.exec(
      written.slice(0, 80),
    );
  if (!match) return readStamp(written);
  const [, day = '', name = '', year, time, seconds = '00', zone = ''] = match;
  const month = months.indexOf(name.toLowerCase()) / 3 + 1;
  if (!Number.isInteger(month) || month < 1) return null;
  const stamp = `${year}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}T${time}:${seconds}${offset(zone)}`;
  return isPostDate(stamp) ? stamp : null;
}

function offset(zone: string): string {
  const digits = /^([+-]\d\d)(\d\d)$/.exec(zone);
  if (digits) return digits[0] === '+0000' || digits[0] === '-0000' ? 'Z' : `${digits[1]}:${digits[2]}`;
  return /^(gmt|utc?|z)$/i.test(zone) ? 'Z' : '';
}

const quarter = 15 * 60_000;

/** The offset between a local time and the same moment in UTC ("+01:00", "Z"), '' where there cannot be one. */
function offsetBetween(local: string, utc: string): string {
  const apart = toInstant(local).getTime() - toInstant(utc).getTime();
  const quarters = Math.round(apart / quarter);
  // Clocks of the world stand at quarters of an hour, at most 14 hours from UTC.
  if (Math.abs(apart - quarters * quarter) > 60_000 || Math.abs(quarters) > 14 * 4) return '';
  if (quarters === 0) return 'Z';
  const minutes = Math.abs(quarters) * 15;
  const part = (value: number) => String(Math.floor(value)).padStart(2, '0');
  return `${quarters < 0 ? '-' : '+'}${part(minutes / 60)}:${part(minutes % 60)}`;
}

/** A post's local time with its offset, else another date of the file. `from` names that, null for the post's own. */
export function postDate(
  item: Pick<WxrItem, 'date' | 'dateGmt' | 'pubDate' | 'dcDate' | 'modified'>,
  fallback: { file: string; today: string },
): { date: string; from: string | null } {
  const [local, utc] = [readStamp(item.date), readStamp(item.dateGmt)];
  if (local !== null) {
    const zone = utc === null || !local.includes('T') ? '' : offsetBetween(local, utc);
    return { date: local + zone, from: null };
  }
  if (utc !== null) return { date: utc.includes('T') ? `${utc}Z` : utc, from: null };
  const published = readFeedDate(item.pubDate || item.dcDate);
  if (published !== null) return { date: published, from: null };
  const others: [from: string, date: string | null][] = [
    ['modified', readStamp(item.modified)],
    ['file', readFeedDate(fallback.file)],
  ];
  const [from, date] = others.find(([, found]) => found !== null) ?? ['today', fallback.today];
  return { date: date ?? fallback.today, from };
}
