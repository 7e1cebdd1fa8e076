import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { catalogs } from '../../../messages/catalogs.ts';
import { linkIn, SiteContext } from '../site-context.ts';
import { ServiceQuote } from './service-quote.tsx';

test('quotation marks that the owner typed are not doubled', () => {
  const site = {
    locale: 'en',
    messages: catalogs.en,
    brand: 'Under Your Name',
    logo: '',
    founder: '',
    origin: 'https://example.com',
    path: '/services/speech-writing-services',
    to: linkIn('en'),
  } as const;
  const html = renderToStaticMarkup(
    <SiteContext value={{ ...site, social: [] }}>
      <ServiceQuote quote="“I was heard.”" author="Chair, museum" isSample={false} />
    </SiteContext>,
  );
  expect(html).toContain('<p>“I was heard.”</p>');
});
