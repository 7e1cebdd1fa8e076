import type { Core } from '../../../core/core.ts';
import { catalogs, type Messages } from '../../../messages/catalogs.ts';
import { type Locale, locales } from '../../../shared/locale.ts';
import { paths } from '../../../shared/paths.ts';
import { type PublicPage, publicPages } from '../../../shared/public-pages.ts';
import { pageContext } from '../../page-context.ts';
import { revisedText } from '../../ui/parse-edit.ts';
import { postTitle } from '../blog/post-title.ts';
import type { Route } from './+types/share-picture-route';
import { plainText } from './plain-text.ts';
import { sharePicture } from './share-picture.ts';

/** `/share-pictures/{language}/{path of a page}.png`: the title of a public page or published post, on paper. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { core, drawPicture } = context.get(pageContext);
  const locale = locales.find((known) => known === params.locale);
  const name = /^(.+)\.png$/.exec(params['*'])?.[1];
  const title = locale && name && (await titleOf(core, name, locale));
  if (!title) return plainText('Not found', { status: 404 });
  const { brand } = await core.settings.get();
  const png = await drawPicture(sharePicture({ title, brand }));
  if (!png) return plainText('Too many pictures at once', { status: 503, headers: { 'Retry-After': '5' } });
  return new Response(new Uint8Array(png), { headers: { 'Content-Type': 'image/png' } });
}

/** The title of the page or post at a path (without its first slash); undefined for other paths. */
async function titleOf(core: Core, name: string, locale: Locale): Promise<string | undefined> {
  const page = publicPages.find(({ path }) =>
    paths.sharePicture(path, locale).endsWith(`/${locale}/${name}.png`),
  );
  if (page) return pageTitle(page.name, catalogs[locale]);
  const slug = /^blog\/([^/]+)$/.exec(name)?.[1];
  if (slug === undefined) return undefined;
  // Drafts have no picture: the cache shows it to everyone.
  const found = await core.posts.get({ owner: false }, slug);
  return found.ok && found.value.post ? postTitle(found.value.post, locale) : undefined;
}

/** The headline of home; of other pages the title without the brand, which the picture has already. */
function pageTitle(name: PublicPage['name'], { home, meta }: Messages): string {
  return name === 'home' ? revisedText(home.hero.edit) : meta[name].title.replace(/\s*\|\s*\{brand\}$/, '');
}
