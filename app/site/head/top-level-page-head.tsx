import type { Messages } from '../../../messages/catalogs.ts';
import { fill } from '../../../messages/fill.ts';
import { paths } from '../../../shared/paths.ts';
import { useSite } from '../site-context.ts';
import { PageHead } from './page-head.tsx';
import { breadcrumbData } from './structured-data.ts';

interface TopLevelPageHeadProps {
  /** Of the page's title and description in `meta`. */
  metaKey: Exclude<keyof Messages['meta'], 'structured' | 'post' | 'tag'>;
  /** Canonical path, without a language. */
  path: string;
  /** Its name in the breadcrumb. */
  name: string;
}

/** The head of a page right below home, with its breadcrumb. */
export function TopLevelPageHead({ metaKey, path, name }: TopLevelPageHeadProps) {
  const site = useSite();
  const { meta } = site.messages;
  const trail = [
    { name: meta.structured.breadcrumb_home, path: paths.home },
    { name, path },
  ];
  return (
    <PageHead
      title={fill(meta[metaKey].title, { brand: site.brand })}
      description={meta[metaKey].description}
      path={path}
      structured={[breadcrumbData(trail, site)]}
    />
  );
}
