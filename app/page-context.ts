import { createContext } from 'react-router';
import type { Core } from '../core/core.ts';
import type { Locale } from '../shared/locale.ts';
import type { DatabaseErrorKind } from '../shared/result.ts';

export interface PageDatabaseError {
  status: number;
  kind: DatabaseErrorKind;
  /** A path on this site, to try again. */
  address: string;
  /** The fields of a form, to be sent again; undefined without any, or with secrets. */
  typed: [name: string, value: string][] | undefined;
}

/** What the server tells loaders and actions of a request. */
export interface PageContext {
  core: Core;
  locale: Locale;
  owner: boolean;
  /** With a session whose password was made up by the site: nothing is open to it until another is chosen. */
  mustChoosePassword?: boolean;
  signal?: AbortSignal;
  userAgent?: string | undefined;
  client: string;
  token: string | undefined;
  /** Public origin without a trailing slash. */
  origin: string;
  /** The request came over https: its cookies do too. */
  isSecure: boolean;
  /** For the inline scripts of the owner's pages. */
  nonce: string;
  requestId: string;
  /** Undefined when too many are asked for at once. */
  drawPicture: (svg: string) => Promise<Uint8Array | undefined>;
  /** Set when this is shown instead of the page. */
  databaseError?: PageDatabaseError;
  failed?: (error: unknown) => void;
}

export const pageContext = createContext<PageContext>();

/** For `export const handle: PageHandle` of a route. */
export interface PageHandle {
  hydrates?: true;
  /** Shown in a page of the owner's, whose language counts. */
  isPreview?: true;
  /** Preloads all fonts for who has them from the start: entered at an anchor far down, the page keeps its layout still. */
  needsFacesEarly?: true;
}
