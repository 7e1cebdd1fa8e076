import { catalogs } from '../../../messages/catalogs.ts';
import { fill } from '../../../messages/fill.ts';
import { type Locale, locales } from '../../../shared/locale.ts';
import { localised, paths } from '../../../shared/paths.ts';
import { publicPages } from '../../../shared/public-pages.ts';
import { pageContext } from '../../page-context.ts';
import type { Route } from './+types/llms-route';
import { plainText } from './text-response.ts';

const languages = { en: 'English', es: 'Español' } as const;

function link(name: string, address: string, description: string): string {
  return `- [${name}](${address}): ${description}`;
}

function section(locale: Locale, { origin, brand }: { origin: string; brand: string }): string {
  const { meta, blog } = catalogs[locale];
  const pages = publicPages
    .filter(({ isListed }) => isListed)
    .map(({ name, path }) => {
      const { title, description } = meta[name];
      return link(fill(title, { brand }), origin + localised(path, locale), description);
    });
  const feed = link('RSS', origin + localised(paths.feed, locale), blog.intro);
  return [`## ${languages[locale]}`, '', ...pages, feed].join('\n');
}

/** The site for language models, in the form of https://llmstxt.org. */
export function llms(site: { origin: string; brand: string }): string {
  const summary = catalogs.en.meta.structured.organization_description;
  return [`# ${site.brand}`, `> ${summary}`, ...locales.map((locale) => section(locale, site)), ''].join(
    '\n\n',
  );
}

/** `/llms.txt`: the pages and the feed, in both languages. */
export async function loader({ context }: Route.LoaderArgs) {
  const { core, origin } = context.get(pageContext);
  const { brand } = await core.settings.get();
  return plainText(llms({ origin, brand }));
}
