import { fill } from '../../../messages/fill.ts';
import { paths } from '../../../shared/paths.ts';
import { pageContext } from '../../page-context.ts';
import type { PageHandle } from '../../page-handle.ts';
import { BareRule, SectionRule } from '../../ui/section-rule.tsx';
import { SiteErrorPage } from '../error/site-error-page.tsx';
import { PageHead } from '../head/page-head.tsx';
import { PageTextsContext } from '../owner-content/page-text.tsx';
import { readOwnerContent } from '../owner-content/read-owner-content.ts';
import { useSite } from '../site-context.ts';
import type { Route } from './+types/prompts-pack-page';
import { BeforeYouPay } from './before-you-pay.tsx';
import { Checkout } from './checkout.tsx';
import { offerOf } from './offer.ts';
import { PainPoints } from './pain-points.tsx';
import { PriceBadges } from './price-badges.tsx';
import { PromptsHero } from './prompts-hero.tsx';
import { Solution } from './solution.tsx';
import { ThreeSteps } from './three-steps.tsx';
import { WhatItIs } from './what-it-is.tsx';

export const handle: PageHandle = { needsFacesEarly: true };

export async function loader({ context, url }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const settings = await page.core.settings.get();
  const { payment_link, payment_link_mexico, price_usd, price_mxn, show_price, portrait } = settings;
  const content = await readOwnerContent(page, url, 'page');
  return {
    content,
    portrait,
    sale: { payment_link, payment_link_mexico, price_usd, price_mxn, show_price },
  };
}

/**
 * The sales page. The whole page waits for the visitor's country, as buttons and price in several places depend on
 * it.
 */
export default function PromptsPackPage({ loaderData }: Route.ComponentProps) {
  const site = useSite();
  const { title, description } = site.messages.meta.ai_prompts;
  const offer = offerOf(loaderData.sale, site);
  const isOpen = offer.general !== '' || offer.mexico !== '';
  return (
    <PageTextsContext value={loaderData.content}>
      <div {...(isOpen && { 'data-enhance': 'buy-buttons', 'data-when': 'idle', 'data-geo': paths.apiGeo })}>
        <PageHead
          title={fill(title, { brand: site.brand })}
          description={description}
          path={paths.aiPrompts}
          isIndexed={false}
        />
        <PromptsHero offer={offer} />
        <SectionRule />
        <PainPoints />
        <BareRule />
        <Solution />
        <BareRule />
        <ThreeSteps />
        <SectionRule />
        <WhatItIs />
        <BareRule />
        <PriceBadges offer={offer} />
        <BareRule />
        <BeforeYouPay portrait={loaderData.portrait} />
        <Checkout offer={offer} />
      </div>
    </PageTextsContext>
  );
}

export { SiteErrorPage as ErrorBoundary };
