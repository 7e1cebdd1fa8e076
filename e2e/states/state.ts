import type { Page } from '@playwright/test';
import { catalogs } from '../../messages/catalogs.ts';
import type { Locale } from '../../shared/locale.ts';
import { hydrated } from '../fixtures/hydrated.ts';
import type { Site } from '../fixtures/start-site.ts';

/** The page and the helpers that bring it into a state. */
export interface Stage {
  page: Page;
  site: Pick<Site, 'url' | 'ownerPassword' | 'dataDir'>;
  locale: Locale;
  say: (typeof catalogs)[Locale];
  /** Opens an owner page in the current language and waits for its script. */
  go: (path: string) => Promise<void>;
  button: (name: string) => ReturnType<Page['getByRole']>;
}

/** A state of an owner page. */
export interface State {
  name: string;
  /** Whether `npm test` skips this state because another state covers the same page. */
  isForFull?: true;
  open: (stage: Stage) => Promise<void>;
}

export function setStage(page: Page, site: Stage['site'], locale: Locale): Stage {
  return {
    ...{ page, site, locale },
    say: catalogs[locale],
    go: async (path) => {
      const url = new URL(path, site.url);
      url.searchParams.set('lang', locale);
      await page.goto(url.href);
      await hydrated(page);
    },
    button: (name) => page.getByRole('button', { name, exact: true }),
  };
}
