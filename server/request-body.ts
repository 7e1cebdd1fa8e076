import type { IncomingMessage, ServerResponse } from 'node:http';
import { paths } from '../shared/paths.ts';
import { postLimits } from '../shared/post.ts';
import { type ShapeLimits, watchShape } from './body-shape.ts';
import { carriesBody, refuse } from './response.ts';

/** How long a body may take to arrive, in milliseconds. Images can have 15 MB, and exports half a gigabyte. */
const deadline = { usual: 30_000, picture: 180_000, upload: 600_000 } as const;

/** The slowest accepted body: 5 kB per ten seconds (`time` in ms). */
const least = { time: 10_000, bytes: 5000 } as const;

/** Calls `onSlow` once if a body arrives too late or too slowly. Returns a function that stops watching. */
export function limitBodyTime(request: IncomingMessage, path: string, onSlow: () => void): () => void {
  const end = performance.now() + deadline[bodyKind(path)];
  let before = request.socket.bytesRead;
  const timer = setInterval(() => {
    const { bytesRead } = request.socket;
    // The client isn't slow if data has arrived that hasn't been read yet.
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

/** The longest body without a session, in bytes. */
const anonymousBytes = 16 * 1024;

export interface BodyLimits extends ShapeLimits {
  path: string;
  bytes: number;
  share: BudgetShare;
}

/** A complete body, or why there is none. `no_room`: not enough memory at the moment. `gone`: the client disconnected. */
type ReceivedBody = Buffer | 'too_large' | 'too_complex' | 'no_room' | 'too_slow' | 'gone';

/** Reads a request's body into memory. Leaves the rest of a rejected body unread. */
async function receiveBody(request: IncomingMessage, limits: BodyLimits): Promise<ReceivedBody> {
  const { share, bytes: most } = limits;
  const declaredLength = Number(request.headers['content-length'] ?? 0);
  if (declaredLength > most) return 'too_large';
  // A long body reserves its memory at once; otherwise, many could start together and all get stuck. Short
  // ones reserve as they arrive, so that announcing a body without sending it blocks nobody.
  const taken = declaredLength > anonymousBytes ? declaredLength : 0;
  if (taken > 0 && !(await share.takeInTurn(taken))) return 'no_room';
  if (request.destroyed) return 'gone';
  const shape = watchShape(request.headers['content-type'], limits);
  // The operating system assigns this memory only when it is written.
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

/** The largest body from the owner, in bytes. A post has up to 2 million characters, in its widest encoding. */
const maxBytes = {
  page: 12 * megabyte,
  api: 12 * megabyte,
  picture: 21 * megabyte,
  import: 24 * megabyte,
} as const;

/** The most characters in all texts of a body: a post with all fields, posts to import, or an image in base64. */
const maxCharacters = {
  post: postLimits.html + 100_000,
  import: 24 * megabyte,
  picture: 21 * megabyte,
} as const;

/** The most form fields. Anonymous visitors only sign in; the owner's longest form lists all sample posts of a large blog. */
const maxFields = { anonymous: 50, owner: 4000 } as const;

export interface ReadBody {
  /** The whole body; undefined if the handler streams it. */
  whole: Buffer | undefined;
  /** The body's size in bytes; Infinity if it was too long to read. */
  size: number;
}

/** Endings of paths that accept images, or Word files with images. */
const pictureUploads = ['/media', '/media/upload', '/word'];

function wideKind(path: string): 'picture' | 'import' | undefined {
  if (pictureUploads.some((end) => path.endsWith(end))) return 'picture';
  return path.startsWith(paths.apiImport) ? 'import' : undefined;
}

interface Asked {
  path: string;
  owner: boolean;
  kind: 'page' | 'api';
  budget: BodyBudget;
}

const nothing: ReadBody = { whole: Buffer.alloc(0), size: 0 };
const unread: ReadBody = { whole: Buffer.alloc(0), size: Number.POSITIVE_INFINITY };

/**
 * Reads a request's body if its sender may send one. Returns undefined if a response has been sent. An
 * oversized body is left unread if its handler can respond better, for example by asking for a sign-in.
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
  // Data derived from a body stays in memory until the response ends.
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

/** Whether handlers read the body of this method. */
function writes(method: string | undefined): boolean {
  return method === 'POST' || method === 'PUT' || method === 'PATCH';
}

/**
 * Bytes of bodies in memory: for all anonymous visitors together, and for the owner's texts and images, which
 * don't wait for each other.
 */
const shares = {
  anonymous: 4 * megabyte,
  texts: 8 * megabyte,
  pictures: 21 * megabyte,
} as const;

type Lane = keyof typeof shares;

/** Processing a body (decoding, parsing, rendering) takes this many times its size. */
const copies = { anonymous: 1, texts: 4, pictures: 4 } as const;

/** The owner's bodies up to this size aren't counted; otherwise they would have to wait for a long one. */
const shortBytes = 16 * 1024;

/** How long the owner's long bodies wait unread for memory, in milliseconds, and how many may wait. */
const queueLimits = { timeoutMs: 10_000, bodies: 20 } as const;

/** The part of the budget that one request uses. */
interface BudgetShare {
  /** Reserves more memory; false if there isn't enough. */
  take(bytes: number): boolean;
  /** Reserves memory after earlier requests; false after ten seconds or if too many are waiting. Anonymous visitors don't wait. */
  takeInTurn(bytes: number): Promise<boolean>;
  /** Releases the memory and the place in the queue. Nothing can be reserved afterward. */
  release(): void;
}

interface Waiting {
  take(): boolean;
  leave(hasCapacity: boolean): void;
}

/**
 * Limits the memory for request bodies. Anonymous visitors can only use up their own share, and the owner's
 * simultaneous long bodies are read one after another.
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
      // A body never needs more than the whole share, so the longest runs alone.
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
        // A request that already has a response has left the queue.
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
