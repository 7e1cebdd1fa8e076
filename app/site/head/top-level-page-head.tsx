import { fill } from '../../../copy/fill.ts';
import type { Sentences } from '../../../copy/sentences.ts';
import { paths } from '../../../shared/paths.ts';
import { useSite } from '../site-context.ts';
import { PageHead } from './page-head.tsx';
import { breadcrumbData } from './structured-data.ts';

interface PlainHeadProps {
  /** Where the page's title and description stand in `meta`. */
  words: Exclude<keyof Sentences['meta'], 'structured' | 'post'>;
  /** Its canonical address, without a language. */
  path: string;
  /** What the page is called on the way to it. */
  name: string;
}

/** The head of a page right below home. */
export function PlainHead({ words, path, name }: PlainHeadProps) {
  const site = useSite();
  const { meta } = site.copy;
  const trail = [
    { name: meta.structured.breadcrumb_home, path: paths.home },
    { name, path },
  ];
  return (
    <PageHead
      title={fill(meta[words].title, { brand: site.brand })}
      description={meta[words].description}
      path={path}
      structured={[breadcrumbData(trail, site)]}
    />
  );
}
