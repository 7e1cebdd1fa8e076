import type { IncomingMessage, ServerResponse } from 'node:http';
import type { PageContext } from '../app/page-context.ts';
import type { BuiltInContent } from '../shared/content.ts';

export type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/** Renders one page; what the built (or, in development, the live) `app/entry.ts` exports. */
export type RenderPage = (request: Request, page: PageContext) => Promise<Response>;

/** A public page as text, or undefined where `RenderPage` has to be asked. */
export type RenderDocument = (
  url: URL,
  page: PageContext,
) => Promise<{ status: number; html: string } | undefined>;

export interface PagesEntry {
  renderPage: RenderPage;
  renderDocument: RenderDocument;
  /** The texts that the pages show until the owner publishes others, in every language. */
  builtInContent(founder: string): BuiltInContent[];
  reportErrorsTo(report: (error: unknown, requestId: string) => void): void;
}

export interface Pages {
  render: RenderPage;
  /** Absent in development, where only the framework's own way adds what Vite needs. */
  renderDocument?: RenderDocument;
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
  return {
    render: entry.renderPage,
    renderDocument: entry.renderDocument,
    builtInContent: async (founder) => entry.builtInContent(founder),
  };
}
