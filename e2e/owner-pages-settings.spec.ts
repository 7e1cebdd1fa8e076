import { test } from './fixtures/owner.ts';
import { contentStates } from './states/content-states.ts';
import { fillSite } from './states/fill-site.ts';
import { importStates } from './states/import-states.ts';
import { settingsStates } from './states/settings-states.ts';
import { lookAt, prepare } from './states/visit-state.ts';

test.use({ siteOf: 'states, settings' });
test.beforeEach(({ site, owner }) => prepare(site, () => fillSite(owner.api)));

lookAt(test, [...settingsStates, ...contentStates, ...importStates]);
