import type { IncomingMessage, ServerResponse } from 'node:http';
import { paths } from '../../shared/paths.ts';
import { postLimits } from '../../shared/post.ts';
import { limitBodyTime } from '../middleware/body-deadline.ts';
import { carriesBody, refuse } from '../refuse.ts';
import type { BodyBudget } from './body-budget.ts';
import { type ReceivedBody, receiveBody, strangersBytes } from './receive-body.ts';

const megabyte = 1024 * 1024;

/** Largest body of the owner's in bytes: the longest post (2 million characters) in its widest encoding, and what else the API takes. */
const mostBytes = {
  page: 12 * megabyte,
  api: 12 * megabyte,
  picture: 21 * megabyte,
  import: 24 * megabyte,
} as const;

/** Characters of all texts of a body: a post with all its fields, posts of another blog, a picture in base64. */
const mostCharacters = {
  post: postLimits.html + 100_000,
  import: 24 * megabyte,
  picture: 21 * megabyte,
} as const;

/** Fields of a form: a stranger signs in; the owner's longest form names every post of a large blog's samples. */
const mostFields = { strangers: 50, owner: 4000 } as const;

/** What the handlers of a request get of its body. */
export interface TakenBody {
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

const nothing: TakenBody = { whole: Buffer.alloc(0), size: 0 };
const unread: TakenBody = { whole: Buffer.alloc(0), size: Number.POSITIVE_INFINITY };

/**
 * Takes a request's body as far as who sends it may send one. Undefined when the request is answered already. A stranger's
 * longer body is left unread and its handler told so: it knows best whether to ask for a sign-in.
 */
export async function takeBody(
  request: IncomingMessage,
  response: ServerResponse,
  { path, owner, kind, budget }: Asked,
): Promise<TakenBody | undefined> {
  if (!carriesBody(request) || !writes(request.method)) return nothing;
  if (owner && path === paths.apiImport) {
    limitBodyTime(request, path, () => request.destroy());
    return { whole: undefined, size: 0 };
  }
  const wide = wideKind(path);
  const share = budget.open(owner ? (wide === 'picture' ? 'pictures' : 'texts') : 'strangers');
  // What is made of a body lies in memory as long as its answer takes.
  let size = 0;
  response.once('close', () => share.release());
  const body = await receiveBody(request, {
    path,
    share,
    bytes: owner ? mostBytes[wide ?? kind] : strangersBytes,
    characters: mostCharacters[wide ?? 'post'],
    fields: owner ? mostFields.owner : mostFields.strangers,
  });
  if (Buffer.isBuffer(body)) {
    size = body.length;
    return { whole: body, size };
  }
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
  too_large: { status: 413, detail: 'The text is too long to save in one post. Split it in two.' },
  too_complex: {
    status: 400,
    detail: 'The request has more fields, or values in one another, than can be read.',
  },
  no_room: { status: 503, detail: 'Too much is being sent at once. Try again in a moment.', retryAfter: '5' },
  too_slow: { status: 408, detail: 'The request took too long to arrive.' },
};

/** Other methods have no use for a body here. */
function writes(method: string | undefined): boolean {
  return method === 'POST' || method === 'PUT' || method === 'PATCH';
}
