import { expect, test } from 'vitest';
import { paths } from '../../../shared/paths.ts';
import { createTestCore } from '../../../test/create-test-core.ts';
import { eachDialect } from '../../../test/each-dialect.ts';
import type { PageContext } from '../../page-context.ts';
import { endOnboarding } from './onboarding-page.tsx';

eachDialect('ending onboarding', (open) => {
  /** Returns the URL of the redirect, or undefined if there is none. */
  const ended = async () => {
    const { core } = createTestCore(await open());
    return async (next: string) => {
      const form = new FormData();
      form.set('next', next);
      const result = await endOnboarding(form, { core } as PageContext);
      return result instanceof Response ? result.headers.get('Location') : undefined;
    };
  };

  test('ending onboarding redirects within the site', async () => {
    const to = await ended();
    for (const path of [paths.compose, '/compose?lang=es', '/']) expect(await to(path)).toBe(path);
  });

  test('ending onboarding never redirects to another site, however its URL is disguised', async () => {
    const to = await ended();
    for (const address of [
      ...['//evil.example', '/\\evil.example', '/\t/evil.example', 'https://evil.example'],
      ...['javascript:alert(1)', 'compose', ''],
    ]) {
      expect([address, await to(address)]).toEqual([address, undefined]);
    }
  });
});
