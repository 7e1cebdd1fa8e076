import { test } from './fixtures/owner.ts';
import { signInStates } from './states/access-states.ts';
import { articleStates } from './states/article-states.ts';
import { contentStates } from './states/content-states.ts';
import { fillSite } from './states/fill-site.ts';
import { importStates } from './states/import-states.ts';
import { expectFit, phone, prepare } from './states/look-at.ts';
import { settingsStates } from './states/settings-states.ts';
import { setStage } from './states/state.ts';

test.use({ siteOf: 'states' });
test.beforeEach(({ site, owner }) => prepare(site, () => fillSite(owner.api, 20, 6)));

/** One state of each page and window. */
const chosen = new Set([
  ...['review-record', 'posts-ticked', 'compose-scheduled', 'compose-slash-menu', 'compose-keys'],
  ...[
    'compose-advised',
    'translation-choice',
    'translation-pair',
    'tags-merging',
    'speech',
    'stage',
    'podium',
  ],
  ...['library-picture', 'library-choosing', 'settings-wrong', 'settings-list', 'logout-with-drafts'],
  ...[
    'guarded-names',
    'activity',
    'page-line',
    'page-prose',
    'page-publish-all',
    'form-draft',
    'form-markdown',
  ],
  ...['form-new', 'import-preview', 'import-finished', 'runs', 'run', 'run-post'],
]);
const states = [...articleStates, ...settingsStates, ...contentStates, ...importStates];

for (const { name, open } of signInStates) {
  test(`${name} is accessible on a phone`, async ({ page, site, expectedErrors }) => {
    expectedErrors.push(/401/);
    await open(setStage(page, site, 'es'));
    await expectFit(page, phone);
  });
}

for (const { name, open } of states.filter((state) => chosen.has(state.name))) {
  test(`${name} is accessible on a phone`, async ({ page, site, signIn, expectedErrors }) => {
    // What some of these states are about.
    expectedErrors.push(/4\d\d/, /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|request failed/);
    await signIn(page);
    await open(setStage(page, site, 'es'));
    await expectFit(page, phone);
  });
}
