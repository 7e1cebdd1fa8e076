import type { Logger } from 'pino';
import type { Core } from '../core/core.ts';
import type { Cdn } from './cdn/cdn-headers.ts';
import type { DrawPicture } from './draw-picture.ts';
import type { PageCache } from './page-cache.ts';
import type { Middleware, Pages, RenderDocument, RenderPage } from './pages.ts';
import type { PreparedAnswersSource } from './prepared-answers.ts';

export interface Site {
  core: Core;
  source: PreparedAnswersSource;
  pageCache: PageCache;
  /** For caches of the site's own in front; without it no cache keeps a page unasked. */
  cdn?: Cdn;
  /** Public origin without a trailing slash. */
  origin: string;
  trustProxy: number;
  render: RenderPage;
  renderDocument?: RenderDocument;
  builtInContent: Pages['builtInContent'];
  assets: Middleware;
  drawPicture: DrawPicture;
  log: Logger;
  /** Pages come from their sources: Vite needs a wider policy. */
  development?: boolean;
}
