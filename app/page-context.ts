import { createContext } from 'react-router';
import type { Core } from '../core/core.ts';
import type { Locale } from '../shared/locale.ts';
import type { DatabaseErrorKind } from '../shared/result.ts';

export interface PageDatabaseError {
  status: number;
  kind: DatabaseErrorKind;
  /** The path of the page, for a link that retries. */
  address: string;
  /** Form fields to send again; undefined if there are none, or if they include secrets. */
  typed: [name: string, value: string][] | undefined;
}

export interface PageContext {
  core: Core;
  locale: Locale;
  owner: boolean;
  /** Signed in with a temporary password, which must be changed first. */
  mustChoosePassword?: boolean;
  signal?: AbortSignal;
  userAgent?: string | undefined;
  client: string;
  token: string | undefined;
  /** The public origin without a trailing slash. */
  origin: string;
  /** Whether cookies must be secure. */
  isSecure: boolean;
  nonce: string;
  requestId: string;
  /** Draws a PNG; undefined if too many images are requested at once. */
  drawPicture: (svg: string) => Promise<Uint8Array | undefined>;
  databaseError?: PageDatabaseError;
  failed?: (error: unknown) => void;
}

export const pageContext = createContext<PageContext>();

export interface PageHandle {
  hydrates?: true;
  /** True if the page is shown inside an owner page, which decides the language. */
  isPreview?: true;
  /** Preloads all cached fonts, so that opening the page at an anchor far down doesn't shift the layout. */
  needsFacesEarly?: true;
}
