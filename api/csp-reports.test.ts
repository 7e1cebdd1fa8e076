import { expect, test } from 'vitest';
import { createTestSite, type TestSite } from '../test/create-test-site.ts';
import { eachDialect } from '../test/each-dialect.ts';
import { expectProblem } from '../test/expect-problem.ts';

const violations = (site: TestSite) =>
  site.log
    .filter((line) => line.includes('content security policy violated'))
    .map((line) => {
      const { page, directive, blocked } = JSON.parse(line) as Record<string, string>;
      return { page, directive, blocked };
    });

const report = (directive: string, page = 'https://site.example/blog?q=private#x') => ({
  'csp-report': {
    'document-uri': page,
    'effective-directive': directive,
    'blocked-uri': 'https://evil.example/x.js?token=private',
    'script-sample': 'private',
  },
});

eachDialect('POST /api/csp-reports', (open) => {
  const siteOfReports = async () => {
    const site = await createTestSite(await open());
    const send = (body: string, type = 'application/csp-report') =>
      site.request('/api/csp-reports', { method: 'POST', body, headers: { 'Content-Type': type } });
    return { site, send };
  };

  test('puts both forms of reports into the log, without what tells of a person', async () => {
    const { site, send } = await siteOfReports();
    expect((await send(JSON.stringify(report('script-src-elem')))).status).toBe(204);
    const body = {
      documentURL: 'https://site.example/compose?slug=private',
      effectiveDirective: 'require-trusted-types-for',
      blockedURL: 'trusted-types-sink',
    };
    const reports = [{ type: 'csp-violation', body }, { type: 'deprecation', body }, null];
    expect((await send(JSON.stringify(reports), 'application/reports+json')).status).toBe(204);
    expect(violations(site)).toEqual([
      { page: '/blog', directive: 'script-src-elem', blocked: 'https://evil.example/x.js' },
      { page: '/compose', directive: 'require-trusted-types-for', blocked: 'trusted-types-sink' },
    ]);
    expect(site.log.join()).not.toContain('private');
  });

  test('cuts what is long and drops what steers a terminal', async () => {
    const { site, send } = await siteOfReports();
    await send(JSON.stringify(report(`a\u001b[31m\nb\u202e${'c'.repeat(1000)}`)));
    expect(violations(site)[0]?.directive).toMatch(/^a\[31mbc{190,198}$/);
  });

  test('takes anything, tells of few in a minute, and of 16 kB at most', async () => {
    const { site, send } = await siteOfReports();
    for (const body of ['', 'nonsense', '[]', 'null', '{"csp-report":5}', '['.repeat(9000), '"\\ud800"']) {
      expect([body.slice(0, 9), (await send(body)).status]).toEqual([body.slice(0, 9), 204]);
    }
    expect(violations(site)).toEqual([]);
    for (let count = 0; count < 40; count += 1) await send(JSON.stringify(report(`d${count}`)));
    expect(violations(site)).toHaveLength(30);
    await expectProblem(await send('x'.repeat(17_000)), 413);
  });
});
