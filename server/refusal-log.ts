import type { Logger } from 'pino';
import { limitPerMinute, loggedPath } from '../shared/requests.ts';

/** Statuses that tell of an attempt to get past a limit or a rule, each with the name of its event. */
const events: Readonly<Record<number, string>> = {
  400: 'request_invalid',
  403: 'request_forbidden',
  405: 'method_refused',
  408: 'request_too_slow',
  413: 'request_too_large',
  429: 'too_many_requests',
  431: 'head_too_large',
  503: 'service_unavailable',
};

/** Lines of one event in a minute: anyone can be refused as often as they like, and the log is no one's to fill. */
export const linesPerMinute = 10;

export interface Refusal {
  id: string;
  status: number;
  method?: string | undefined;
  /** As it was sent; the log gets the start of its path alone. */
  url?: string;
  cookie?: string | undefined;
}

/** In characters. */
const pathLength = 200;

/** Logs refusals by name; `unlogged` counts those left out in a minute before. `now`: milliseconds. */
export function createRefusalLog(log: Logger, now = () => performance.now()): (refusal: Refusal) => void {
  const limit = limitPerMinute(linesPerMinute, now);
  return ({ id, status, method, url, cookie }) => {
    const event = events[status];
    if (!event) return;
    const { isWithin, leftOut: unlogged } = limit(event);
    if (!isWithin) return;
    const path =
      url === undefined ? undefined : loggedPath(url.split('?', 1)[0] ?? '', cookie).slice(0, pathLength);
    log.warn({ event, status, id, method, path, ...(unlogged > 0 && { unlogged }) }, 'refused');
  };
}
