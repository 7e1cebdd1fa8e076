import type { Core } from '../core/core.ts';
import type { BuiltInContent } from '../shared/content.ts';

/** What the server knows of a request before the API sees it. */
export interface ApiBindings {
  core: Core;
  /** A valid session cookie came with the request. */
  owner: boolean;
  /** There is a session, but nothing is open to it until an own password is chosen. */
  mustChoosePassword: boolean;
  /** The session cookie's token, valid or not. */
  token: string | undefined;
  /** The client's address, as far as trusted proxies name it. */
  client: string;
  /** The client's country as a trusted proxy names it (ISO 3166-1 alpha-2). */
  clientCountry: string | undefined;
  /** The texts the pages are built with, in every language; `founder` is the owner's name, '' without one. */
  builtInContent: (founder: string) => Promise<BuiltInContent[]>;
  /** Public origin without a trailing slash. */
  origin: string;
  /** The request came over https: its cookies do too. */
  isSecure: boolean;
  requestId: string;
  /** How long the first of all work that waits in this process has waited, in milliseconds. */
  longestWaitMs: () => number;
  /** Of the request's body in bytes; Infinity for one that was too long to be read. */
  bodySize: number;
}

export interface ApiEnvironment {
  Bindings: ApiBindings;
}
