import { test } from './fixtures/owner.ts';
import { signInStates } from './states/access-states.ts';
import { emptyStates } from './states/article-states.ts';
import { fillSite } from './states/fill-site.ts';
import { importStates, visitorStates } from './states/import-states.ts';
import { lookAt, prepare, removePosts } from './states/look-at.ts';

test.describe('for visitors', () => {
  test.use({ siteOf: 'states, outside' });
  lookAt(test, [...signInStates, ...visitorStates], false);
});

test.describe('on an empty site', () => {
  test.use({ siteOf: 'states, empty' });
  test.beforeEach(({ site, owner }) => prepare(site, () => removePosts(owner.api)));
  lookAt(test, emptyStates, true);
});

test.describe('imports', () => {
  test.use({ siteOf: 'states, imports' });
  test.beforeEach(({ site, owner }) => prepare(site, () => fillSite(owner.api, 60, 12)));
  lookAt(test, importStates, true);
});
