import type { IncomingMessage, ServerResponse } from 'node:http';
import { paths } from '../shared/paths.ts';
import { postLimits } from '../shared/post.ts';
import { type ShapeLimits, watchShape } from './body-shape.ts';
import { carriesBody, refuse } from './response.ts';

/** How long a body may take to arrive, in milliseconds; a picture of 15 MB and an export file of half a gigabyte longer. */
const deadline = { usual: 30_000, picture: 180_000, upload: 600_000 } as const;

/** The least that must arrive in each stretch of time (milliseconds) while a body arrives: 5 kB in ten seconds. */
const least = { time: 10_000, bytes: 5000 } as const;

/** Calls `onSlow` once when a body comes too late or in a trickle. The function returned ends the watch. */
export function limitBodyTime(request: IncomingMessage, path: string, onSlow: () => void): () => void {
  const end = performance.now() + deadline[bodyKind(path)];
  let before = request.socket.bytesRead;
  const timer = setInterval(() => {
    const { bytesRead } = request.socket;
    // What has come and was not taken yet is our own slowness.
    const trickles = bytesRead - before < least.bytes && request.readableLength === 0;
    before = bytesRead;
    if (!trickles && performance.now() < end) return;
    stop();
    onSlow();
  }, least.time);
  timer.unref();
  const stop = () => clearInterval(timer);
  request.once('end', stop).once('close', stop);
  return stop;
}

function bodyKind(path: string): keyof typeof deadline {
  if (path.endsWith('/blog/import')) return 'upload';
  return path.endsWith('/media') || path.endsWith('/media/upload') ? 'picture' : 'usual';
}

/** Longest body of who has no session, in bytes. */
const anonymousBytes = 16 * 1024;

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
type ReceivedBody = Buffer | 'too_large' | 'too_complex' | 'no_room' | 'too_slow' | 'gone';

/** Reads a request's body into memory. What it cannot take, it leaves unread. */
async function receiveBody(request: IncomingMessage, limits: BodyLimits): Promise<ReceivedBody> {
  const { share, bytes: most } = limits;
  const declaredLength = Number(request.headers['content-length'] ?? 0);
  if (declaredLength > most) return 'too_large';
  // Room for all of a long body is taken at once: many that began together would otherwise all stop half-way. Short ones
  // count as they come, so that announcing many and sending none takes nobody's room.
  const taken = declaredLength > anonymousBytes ? declaredLength : 0;
  if (taken > 0 && !(await share.takeInTurn(taken))) return 'no_room';
  if (request.destroyed) return 'gone';
  const shape = watchShape(request.headers['content-type'], limits);
  // Room that is only reserved so far: it takes memory as it is filled.
  let body: Buffer = Buffer.alloc(declaredLength || anonymousBytes);
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

const megabyte = 1024 * 1024;

/** Largest body of the owner's in bytes: the longest post (2 million characters) in its widest encoding, and what else the API takes. */
const maxBytes = {
  page: 12 * megabyte,
  api: 12 * megabyte,
  picture: 21 * megabyte,
  import: 24 * megabyte,
} as const;

/** Characters of all texts of a body: a post with all its fields, posts of another blog, a picture in base64. */
const maxCharacters = {
  post: postLimits.html + 100_000,
  import: 24 * megabyte,
  picture: 21 * megabyte,
} as const;

/** Fields of a form: an anonymous visitor signs in; the owner's longest form names every post of a large blog's samples. */
const maxFields = { anonymous: 50, owner: 4000 } as const;

/** What the handlers of a request get of its body. */
export interface ReadBody {
  /** Undefined for a body that its handler reads as it comes. */
  whole: Buffer | undefined;
  /** In bytes; Infinity for one that was too long to be read. */
  size: number;
}

/** How the addresses end that take pictures, and Word files with pictures in them. */
const pictureUploads = ['/media', '/media/upload', '/word'];

/** What may be longer than a post, if that is what this address takes. */
function wideKind(path: string): 'picture' | 'import' | undefined {
  if (pictureUploads.some((end) => path.endsWith(end))) return 'picture';
  return path.startsWith(paths.apiImport) ? 'import' : undefined;
}

interface Asked {
  /** The canonical path. */
  path: string;
  owner: boolean;
  kind: 'page' | 'api';
  budget: BodyBudget;
}

const nothing: ReadBody = { whole: Buffer.alloc(0), size: 0 };
const unread: ReadBody = { whole: Buffer.alloc(0), size: Number.POSITIVE_INFINITY };

/**
 * Takes a request's body as far as its sender may send one. Undefined when the request is answered already. An anonymous visitor's
 * longer body is left unread and its handler told so: it knows best whether to ask for a sign-in.
 */
export async function takeBody(
  request: IncomingMessage,
  response: ServerResponse,
  { path, owner, kind, budget }: Asked,
): Promise<ReadBody | undefined> {
  if (!carriesBody(request) || !writes(request.method)) return nothing;
  if (owner && path === paths.apiImport) {
    limitBodyTime(request, path, () => request.destroy());
    return { whole: undefined, size: 0 };
  }
  const wide = wideKind(path);
  const share = budget.open(owner ? (wide === 'picture' ? 'pictures' : 'texts') : 'anonymous');
  // What is made of a body lies in memory as long as its answer takes.
  response.once('close', () => share.release());
  const body = await receiveBody(request, {
    path,
    share,
    bytes: owner ? maxBytes[wide ?? kind] : anonymousBytes,
    characters: maxCharacters[wide ?? 'post'],
    fields: owner ? maxFields.owner : maxFields.anonymous,
  });
  if (Buffer.isBuffer(body)) return { whole: body, size: body.length };
  if (body === 'too_large' && (!owner || kind === 'api')) return unread;
  if (body === 'gone') response.destroy();
  else {
    const { status, detail, retryAfter } = refusals[body];
    refuse(response, status, detail, retryAfter ? { 'Retry-After': retryAfter } : {});
  }
  return undefined;
}

const refusals: Record<
  Exclude<ReceivedBody, Buffer | 'gone'>,
  { status: number; detail: string; retryAfter?: string }
> = {
  too_large: { status: 413, detail: 'The text is too long for one post. Split it in two.' },
  too_complex: {
    status: 400,
    detail: 'The request has too many fields or nested values.',
  },
  no_room: { status: 503, detail: 'Too many uploads at once. Try again in a moment.', retryAfter: '5' },
  too_slow: { status: 408, detail: 'The request took too long to arrive.' },
};

/** Other methods have no use for a body here. */
function writes(method: string | undefined): boolean {
  return method === 'POST' || method === 'PUT' || method === 'PATCH';
}

/**
 * Bytes that may lie in memory at once: of bodies of all anonymous visitors together, and of those of the owner's sessions, whose
 * texts and pictures don't wait for each other.
 */
const shares = {
  anonymous: 4 * megabyte,
  texts: 8 * megabyte,
  pictures: 21 * megabyte,
} as const;

type Lane = keyof typeof shares;

/** While a body is worked on (decoded, parsed, rendered) it takes this many times its bytes. */
const copies = { anonymous: 1, texts: 4, pictures: 4 } as const;

/** A body of the owner's of so many bytes counts for nothing: else none would find room beside a long one. */
const shortBytes = 16 * 1024;

/** How long a long body of the owner's waits, unread, for others to be answered, in milliseconds; and how many may wait. */
const queueLimits = { timeoutMs: 10_000, bodies: 20 } as const;

/** A part of the budget that one request holds. */
interface BudgetShare {
  /** Takes more; false when there is no more, and nothing was taken then. */
  take(bytes: number): boolean;
  /** The same after those who came before; gives up after ten seconds, or when too many wait. Anonymous visitors do not wait. */
  takeInTurn(bytes: number): Promise<boolean>;
  /** Gives everything back, its place in the line too, and takes no more. */
  release(): void;
}

interface Waiting {
  /** Takes its room; false while there is none. */
  take(): boolean;
  /** Leaves the line. */
  leave(hasCapacity: boolean): void;
}

/**
 * Counts the bodies that are in memory, so that many at once cannot fill it. Anonymous visitors can use up their own share alone;
 * what the owner sends at once is read one after the other.
 */
export class BodyBudget {
  readonly #used = { anonymous: 0, texts: 0, pictures: 0 };
  readonly #lines: Record<Lane, Waiting[]> = { anonymous: [], texts: [], pictures: [] };

  open(lane: Lane): BudgetShare {
    let size = 0;
    let held = 0;
    let isOpen = true;
    let waiting: Waiting | undefined;
    const take = (bytes: number) => {
      if (lane !== 'anonymous' && isOpen && size + bytes <= shortBytes) {
        size += bytes;
        return true;
      }
      // The longest is worked on alone: one body never wants more than there is.
      const room = Math.min((size + bytes) * copies[lane], shares[lane]) - held;
      if (!isOpen || this.#used[lane] + room > shares[lane]) return false;
      this.#used[lane] += room;
      held += room;
      size += bytes;
      return true;
    };
    return {
      take,
      takeInTurn: async (bytes) => {
        if (lane === 'anonymous') return take(bytes);
        const line = this.#lines[lane];
        if (line.length === 0 && take(bytes)) return true;
        if (line.length >= queueLimits.bodies) return false;
        return new Promise((resolve) => {
          waiting = this.#wait(lane, () => take(bytes), resolve);
        });
      },
      release: () => {
        isOpen = false;
        waiting?.leave(false);
        this.#used[lane] -= held;
        held = 0;
        this.#callNext(lane);
      },
    };
  }

  #wait(lane: Lane, take: () => boolean, onEnd: (hasCapacity: boolean) => void): Waiting {
    const waiting: Waiting = {
      take,
      leave: (hasCapacity) => {
        clearTimeout(timer);
        const line = this.#lines[lane];
        // Who has been answered meanwhile stands in it no longer.
        if (line.includes(waiting)) line.splice(line.indexOf(waiting), 1);
        onEnd(hasCapacity);
      },
    };
    const timer = setTimeout(() => {
      waiting.leave(false);
      this.#callNext(lane);
    }, queueLimits.timeoutMs);
    this.#lines[lane].push(waiting);
    return waiting;
  }

  #callNext(lane: Lane): void {
    const line = this.#lines[lane];
    for (let next = line[0]; next?.take(); next = line[0]) next.leave(true);
  }
}
