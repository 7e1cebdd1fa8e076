import type { Logger } from 'pino';
import type { Core } from '../core/core.ts';
import type { Database } from '../db/connect.ts';
import type { CdnHeaders } from './cdn.ts';
import type { DrawPicture } from './draw-picture.ts';
import type { PageCache, PageSource } from './page-cache.ts';
import type { PutStyles } from './page-styles.ts';
import type { Middleware, Pages, RenderDocument, RenderPage } from './pages.ts';
import type { BodyBudget } from './request-body/body-budget.ts';

export interface Site {
  core: Core;
  source: PageSource & Pick<Database, 'catchUp'>;
  pageCache: PageCache;
  /** Of pages that a CDN may store; without it none stores a page. */
  cdn?: CdnHeaders;
  /** Public origin without a trailing slash. */
  origin: string;
  trustProxy: number;
  render: RenderPage;
  renderDocument?: RenderDocument;
  /** For pages that are kept for all; absent in development. */
  putStyles?: PutStyles;
  builtInContent: Pages['builtInContent'];
  assets: Middleware;
  drawPicture: DrawPicture;
  log: Logger;
  /** Of the bodies in memory; of its own unless given. */
  bodies?: BodyBudget;
  /** Pages come from their sources: Vite needs a wider policy. */
  development?: boolean;
}
