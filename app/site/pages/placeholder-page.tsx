import { useLocation } from 'react-router';
import type { Messages } from '../../../messages/catalogs.ts';
import { paths } from '../../../shared/paths.ts';
import { pageContext } from '../../page-context.ts';
import { TopLevelPageHead } from '../frame/page-head.tsx';
import { SiteErrorPage } from '../frame/page-message.tsx';
import { PageOpening, PageTextsContext } from '../frame/page-text.tsx';
import { readOwnerContent } from '../frame/read-site.ts';
import { useSite } from '../frame/site-context.ts';
import type { Route } from './+types/placeholder-page';

interface Placeholder {
  key: keyof Messages['placeholders'] & keyof Messages['meta'];
  texts: 'samples' | 'outcomes_page' | 'resources';
  /** Canonical path, if the page has several URLs. */
  canonical: string;
}

/** The placeholder pages by path (docs/specification.md 2.1). */
const placeholders: Readonly<Record<string, Placeholder>> = {
  [paths.writingSamples]: { key: 'writing_samples', texts: 'samples', canonical: paths.writingSamples },
  [paths.whenItMattered]: {
    key: 'when_it_mattered',
    texts: 'outcomes_page',
    canonical: paths.whenItMattered,
  },
  [paths.outcomes]: { key: 'when_it_mattered', texts: 'outcomes_page', canonical: paths.whenItMattered },
  [paths.resources]: { key: 'resources', texts: 'resources', canonical: paths.resources },
};

/** Returns the placeholder page at a path. Throws if a path in `routes.ts` is missing from the table. */
export function placeholderAt(path: string): Placeholder {
  const placeholder = placeholders[path];
  if (!placeholder) throw new Error(`No placeholder page for ${path}`);
  return placeholder;
}

export function loader({ context, url }: Route.LoaderArgs) {
  return readOwnerContent(context.get(pageContext), url, 'page');
}

export default function PlaceholderPage({ loaderData: content }: Route.ComponentProps) {
  const { placeholders } = useSite().messages;
  const { key, canonical, texts } = placeholderAt(useLocation().pathname);
  const { title, sentence } = placeholders[key];
  return (
    <PageTextsContext value={content}>
      <TopLevelPageHead metaKey={key} path={canonical} name={title} />
      <PageOpening name={texts} title={title} sentence={sentence} />
    </PageTextsContext>
  );
}

export { SiteErrorPage as ErrorBoundary };
