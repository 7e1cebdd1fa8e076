import type { Server } from 'node:http';
import type { Pages, PagesEntry, RenderPage } from './pages.ts';

/** The pages straight from their sources, for development: every change shows at once. */
export async function devPages(
  report: (error: unknown, requestId: string) => void,
  server: Server,
): Promise<Pages> {
  const { createServer } = await import('vite');
  const vite = await createServer({ appType: 'custom', server: { middlewareMode: { server } } });
  const load = async () => (await vite.ssrLoadModule('/app/entry.ts')) as PagesEntry;
  const render: RenderPage = async (request, page) => {
    const entry = await load();
    entry.reportErrorsTo(report);
    return entry.renderPage(request, page);
  };
  const builtInContent: Pages['builtInContent'] = async (founder) => (await load()).builtInContent(founder);
  return { render, builtInContent, assets: vite.middlewares, close: () => vite.close() };
}
