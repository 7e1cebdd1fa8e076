import type { IncomingMessage, ServerResponse } from 'node:http';
import type { PageContext } from '../app/page-context.ts';
import type { BuiltInContent } from '../shared/content.ts';

export type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/** Renders one page; what the built (or, in development, the live) `app/entry.ts` exports. */
export type RenderPage = (request: Request, page: PageContext) => Promise<Response>;

export interface PagesEntry {
  renderPage: RenderPage;
  /** The texts that the pages show until the owner publishes others, in every language. */
  builtInContent(founder: string): BuiltInContent[];
  reportErrorsTo(report: (error: unknown, requestId: string) => void): void;
}

export interface Pages {
  render: RenderPage;
  builtInContent: (founder: string) => Promise<BuiltInContent[]>;
  /** Answers files that are not built yet, in development. */
  assets?: Middleware;
  close?: () => Promise<void>;
}

/** The pages as they were built; `report` hears of failures while rendering. */
export async function builtPages(report: (error: unknown, requestId: string) => void): Promise<Pages> {
  const address = new URL('../build/server/entry.js', import.meta.url).href;
  const entry = (await import(address)) as PagesEntry;
  entry.reportErrorsTo(report);
  return { render: entry.renderPage, builtInContent: async (founder) => entry.builtInContent(founder) };
}
