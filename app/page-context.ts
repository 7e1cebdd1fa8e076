import { createContext } from 'react-router';
import type { Core } from '../core/core.ts';
import type { DatabaseErrorKind } from '../shared/database-failure.ts';
import type { Locale } from '../shared/locale.ts';

/** What is told in place of a page while the database can't do what the page asks. */
export interface PageTrouble {
  status: number;
  trouble: DatabaseErrorKind;
  /** Where the reader was, to try again; a path on this site. */
  address: string;
  /** What a form had sent, to be sent again; undefined when nothing was, or what must not come back. */
  typed: [name: string, value: string][] | undefined;
}

/** What a page knows of its request besides the address. Built by the server, read by loaders and actions. */
export interface PageContext {
  core: Core;
  /** The reader's language, already decided by the server (parameter, cookie, default). */
  locale: Locale;
  /** True when a valid session cookie came with the request. */
  owner: boolean;
  /** A session whose password was made up by the site: until another is chosen, nothing is the owner's. */
  mustChoosePassword?: boolean;
  /** Ends when the client has left. */
  signal?: AbortSignal;
  userAgent?: string | undefined;
  /** The client's address, for the lockout. */
  client: string;
  /** The session cookie's token, when there is one. */
  token: string | undefined;
  /** Public origin without a trailing slash, for canonical links and feeds. */
  origin: string;
  /** For inline scripts of pages that carry the framework (the owner's). */
  nonce: string;
  requestId: string;
  /** An SVG as PNG; undefined when too many are asked for at once. */
  drawPicture: (svg: string) => Promise<Uint8Array | undefined>;
  /** Set when this is told instead of the page; nothing else is asked then. */
  inTrouble?: PageTrouble;
  /** Hears of what a loader, an action or a component threw, besides the log. */
  failed?: (error: unknown) => void;
}

export const pageContext = createContext<PageContext>();
