import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import type { PageContext } from '../app/page-context.ts';
import { createCore } from '../core/create-core.ts';
import { seedSamples } from '../core/samples/seed-samples.ts';
import { connect } from '../db/connect.ts';
import type { PagesEntry } from '../server/addresses.ts';
import { locales } from '../shared/locale.ts';
import { paths } from '../shared/paths.ts';
import { publicPages } from '../shared/public-pages.ts';

const built = new URL('../build/server/entry.js', import.meta.url).href;
const origin = 'http://site.example';

test('every public page is a complete document, equal to the one rendered by the framework', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'documents-'));
  const db = await connect({ dataDir });
  try {
    await seedSamples(db, new Date());
    const core = createCore({ db });
    const { renderDocument, renderPage } = (await import(built)) as PagesEntry;
    const { posts } = await core.posts.browse({ page: 1, limit: 1 });
    const addresses = [
      ...publicPages.map(({ path }) => path),
      ...posts.map(({ slug }) => paths.post(slug)),
      paths.post('none'),
      '/none',
    ];
    for (const path of addresses) {
      for (const locale of locales) {
        const context: PageContext = {
          core,
          locale,
          owner: false,
          client: '',
          token: undefined,
          origin,
          isSecure: false,
          nonce: '',
          requestId: 'of the test',
          drawPicture: async () => undefined,
        };
        const url = new URL(path, origin);
        const whole = await renderPage(new Request(url), context);
        const document = await renderDocument(url, context);
        expect({ ...document, path }).toEqual({ status: whole.status, html: await whole.text(), path });
      }
    }
  } finally {
    await db.close();
    rmSync(dataDir, { recursive: true });
  }
});
