import type { IncomingMessage } from 'node:http';
import { limitBodyTime } from '../middleware/body-deadline.ts';
import type { BudgetShare } from './body-budget.ts';
import { type ShapeLimits, watchShape } from './body-shape.ts';

/** Longest body of who has no session, in bytes. */
export const strangersBytes = 16 * 1024;

export interface BodyLimits extends ShapeLimits {
  /** The request's path, which decides how long its body may take. */
  path: string;
  bytes: number;
  share: BudgetShare;
}

/**
 * A whole body, or why there is none: longer than allowed, of a shape that would take long to read, no room for it in
 * memory at the moment, too slow, or broken off by its sender (whom no answer reaches).
 */
export type ReceivedBody = Buffer | 'too_large' | 'too_complex' | 'no_room' | 'too_slow' | 'gone';

/** Reads a request's body into memory. What it cannot take, it leaves unread. */
export async function receiveBody(request: IncomingMessage, limits: BodyLimits): Promise<ReceivedBody> {
  const { share, bytes: most } = limits;
  const declaredLength = Number(request.headers['content-length'] ?? 0);
  if (declaredLength > most) return 'too_large';
  // Room for all of a long body is taken at once: many that began together would otherwise all stop half-way. Short ones
  // count as they come, so that announcing many and sending none takes nobody's room.
  const taken = declaredLength > strangersBytes ? declaredLength : 0;
  if (taken > 0 && !(await share.takeInTurn(taken))) return 'no_room';
  if (request.destroyed) return 'gone';
  const shape = watchShape(request.headers['content-type'], limits);
  // Room that is only reserved so far: it takes memory as it is filled.
  let body: Buffer = Buffer.alloc(declaredLength || strangersBytes);
  let size = 0;
  const received = await new Promise<Exclude<ReceivedBody, Buffer> | 'whole'>((resolve) => {
    const finish = (outcome: Exclude<ReceivedBody, Buffer> | 'whole') => {
      stopClock();
      request.off('data', take).off('end', whole).off('error', gone).off('close', gone).pause();
      resolve(outcome);
    };
    const take = (chunk: Buffer) => {
      size += chunk.length;
      if (size > most) return finish('too_large');
      if (size > taken && !share.take(chunk.length)) return finish('no_room');
      const refusal = shape.add(chunk);
      if (refusal) return finish(refusal);
      if (size > body.length) body = grown(body, Math.min(most, 2 * size));
      chunk.copy(body, size - chunk.length);
    };
    const whole = () => finish('whole');
    const gone = () => finish('gone');
    const stopClock = limitBodyTime(request, limits.path, () => finish('too_slow'));
    request.on('data', take).on('end', whole).on('error', gone).on('close', gone);
  });
  if (received !== 'whole') return received;
  body = body.subarray(0, size);
  return shape.whole(body) ?? body;
}

function grown(body: Buffer, length: number): Buffer {
  const longer = Buffer.alloc(length);
  body.copy(longer);
  return longer;
}
