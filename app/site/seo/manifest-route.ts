import { localised, paths } from '../../../shared/paths.ts';
import { pageContext } from '../../page-context.ts';
import type { Route } from './+types/manifest-route';

/** `/site.webmanifest` (https://www.w3.org/TR/appmanifest/). The icons are made by scripts/draw-icons.ts. */
export async function loader({ context }: Route.LoaderArgs) {
  const { core, locale } = context.get(pageContext);
  const { brand } = await core.settings.get();
  const manifest = {
    name: brand,
    short_name: brand,
    lang: locale,
    start_url: localised(paths.home, locale),
    scope: '/',
    display: 'browser',
    background_color: '#f7f3ea',
    theme_color: '#f7f3ea',
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  };
  return new Response(JSON.stringify(manifest), {
    headers: { 'Content-Type': 'application/manifest+json; charset=utf-8' },
  });
}
