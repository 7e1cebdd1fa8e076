import { test } from './fixtures/owner.ts';
import { articleStates } from './states/article-states.ts';
import { fillSite } from './states/fill-site.ts';
import { lookAt, prepare } from './states/visit-state.ts';

test.use({ siteOf: 'states, articles' });
test.beforeEach(({ site, owner }) => prepare(site, () => fillSite(owner.api)));

lookAt(test, articleStates);
