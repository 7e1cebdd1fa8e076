import { isPostDate } from '../../../shared/dates.ts';

/** First letters of the month names of English, Spanish, German, French, Portuguese and Italian, without accents. */
const months: [month: number, pattern: RegExp][] = [
  [1, /^(jan|ene|gen)/],
  [2, /^(feb|fev)/],
  [3, /^(mar|mrz)/],
  [4, /^(apr|abr|avr)/],
  [5, /^(may|mai|mag)/],
  [6, /^(jun|juin|giu)/],
  [7, /^(jul|juil|lug)/],
  [8, /^(aug|ago|aou)/],
  [9, /^(sep|set)/],
  [10, /^(oct|okt|out|ott)/],
  [11, /^nov/],
  [12, /^(dec|dic|dez)/],
];

/** The zones that RFC 822 knows by name. */
const zones: Record<string, string> = {
  z: 'Z',
  ut: 'Z',
  utc: 'Z',
  gmt: 'Z',
  est: '-05:00',
  edt: '-04:00',
  cst: '-06:00',
  cdt: '-05:00',
  mst: '-07:00',
  mdt: '-06:00',
  pst: '-08:00',
  pdt: '-07:00',
};

const dayFirst = /\b(\d{1,2})(?:st|nd|rd|th|er)?\.?\s+(?:de\s+)?([a-z]{3,})\.?,?\s+(?:de\s+|del\s+)?(\d{4})/;
const monthFirst = /\b([a-z]{3,})\.?\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4})/;
const timeOfDay = /^,?\s+(\d{1,2}):(\d{2})(?::(\d{2}))?\s*(?:([+-]\d{2}):?(\d{2})|([a-z]+))?/;

/** `2026-06-30T10:47:45+02:00` and what comes close to it: a space for the T, `+0200`, more than enough digits. */
function isoDate(text: string): string | undefined {
  const parts =
    /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d(?::\d\d)?)(?:\.\d+)?\s?(?:(Z)|([+-]\d\d):?(\d\d))?)?/i.exec(text);
  if (!parts) return undefined;
  const [, day = '', time, zulu, hours, minutes] = parts;
  if (!time) return day;
  return `${day}T${time}${zulu ? 'Z' : hours ? `${hours}:${minutes}` : ''}`;
}

function spokenDate(text: string): string | undefined {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  const found = dayFirst.exec(plain) ?? monthFirst.exec(plain);
  if (!found) return undefined;
  const [whole, first = '', second = '', year] = found;
  const [day, name] = /\d/.test(first) ? [first, second] : [second, first];
  const month = months.find(([, pattern]) => pattern.test(name))?.[0];
  if (!month) return undefined;
  const date = `${year}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`;
  const time = timeOfDay.exec(plain.slice(found.index + whole.length));
  if (!time) return date;
  const [, hour = '', minute, seconds = '00', offsetHours, offsetMinutes, zone = ''] = time;
  const offset = offsetHours ? `${offsetHours}:${offsetMinutes}` : (zones[zone] ?? '');
  // "10:15 pm" and unknown zones name no certain instant, the day is certain.
  if (zone && !offset) return date;
  return `${date}T${hour.padStart(2, '0')}:${minute}:${seconds}${offset}`;
}

/** A date as blogs and feeds write it, with its day and offset; null for anything else, numbers alone among it. */
export function readDate(text: string | null | undefined): string | null {
  const trimmed = text?.trim() ?? '';
  const date = isoDate(trimmed) ?? spokenDate(trimmed);
  return date && isPostDate(date) ? date : null;
}
