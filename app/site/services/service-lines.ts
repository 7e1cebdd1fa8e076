import { use } from 'react';
import type { RenderedContents } from '../../../shared/content.ts';
import type { ServiceKey } from '../../../shared/public-pages.ts';
import { PageTextsContext } from '../frame/page-text.tsx';
import { useSite } from '../frame/site-context.ts';

/** Names of the content sections of each service. */
export const sectionNames = {
  speech: 'speechwriting',
  linkedin: 'linkedin',
  articles: 'articles',
  voice: 'unified_voice',
  bio: 'bio',
} as const satisfies Record<ServiceKey, string>;

type Line = 'title' | 'lede';

function ownLine(texts: RenderedContents, service: ServiceKey, line: Line): string | undefined {
  return texts[`${sectionNames[service]}_${line}`]?.text;
}

/** Returns the title and lede of a service as its page shows them. */
export function useServiceLines(
  texts: RenderedContents = use(PageTextsContext),
): (service: ServiceKey, line: Line) => string {
  const { pages } = useSite().messages.services;
  return (service, line) => ownLine(texts, service, line) ?? pages[service][line];
}
