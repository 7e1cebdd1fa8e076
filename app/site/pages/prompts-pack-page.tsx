import { fill } from '../../../messages/fill.ts';
import { paths } from '../../../shared/paths.ts';
import { formatPrice, type Settings } from '../../../shared/settings.ts';
import { type PageHandle, pageContext } from '../../page-context.ts';
import button from '../../ui/button.module.css';
import { EditedText } from '../../ui/edited-text.tsx';
import marks from '../../ui/marks.module.css';
import layout from '../../ui/text.module.css';
import { BareList, BareRule, SectionRule } from '../../ui/typography.tsx';
import { PageHead } from '../frame/page-head.tsx';
import { SiteErrorPage } from '../frame/page-message.tsx';
import { PageLine, PageTextsContext } from '../frame/page-text.tsx';
import { Headshot } from '../frame/pictures.tsx';
import { readOwnerContent } from '../frame/read-site.ts';
import { type Site, useSite } from '../frame/site-context.ts';
import type { Route } from './+types/prompts-pack-page';
import styles from './prompts-pack.module.css';

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

/** The whole page waits for the visitor's country, because several parts depend on it. */
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

function PainPoints() {
  const { pain } = useSite().messages.aiPrompts;
  return (
    <section className={`${layout.wrap} ${layout.grid} ${layout.section}`}>
      <PageLine as="h2" of="prompts_pain_title" className={layout.heading} builtIn={pain.heading} />
      <div className={styles.painPoints}>
        <BareList>
          {([1, 2, 3, 4] as const).map((number) => (
            <PageLine key={number} as="li" of={`prompts_pain_${number}`} builtIn={pain[`p${number}`]} />
          ))}
        </BareList>
        <PageLine as="p" of="prompts_pain_close" className={layout.lead} builtIn={pain.close} />
      </div>
    </section>
  );
}

function ThreeSteps() {
  const { steps } = useSite().messages.aiPrompts;
  return (
    <section className={`${layout.wrap} ${styles.columnsSection}`}>
      <div className={layout.grid}>
        <PageLine as="h2" of="prompts_steps_title" builtIn={steps.heading} />
      </div>
      <BareList as="ol" className={`${styles.columns} ${styles.steps}`}>
        {([1, 2, 3] as const).map((number) => (
          <li key={number}>
            <PageLine as="h3" of={`prompts_step_${number}_title`} builtIn={steps[`s${number}_title`]} />
            <PageLine as="p" of={`prompts_step_${number}_text`} builtIn={steps[`s${number}_body`]} />
          </li>
        ))}
      </BareList>
    </section>
  );
}

function Checkout({ offer }: { offer: Offer }) {
  const { messages, to } = useSite();
  const { final } = messages.aiPrompts;
  return (
    <section id="checkout" className={styles.band}>
      <div className={`${layout.wrap} ${layout.grid} ${styles.inner}`}>
        <PageLine as="h2" of="prompts_closing_title" builtIn={final.heading} />
        <div className={styles.action}>
          <PageLine as="p" of="prompts_closing_text" className={layout.lead} builtIn={final.body} />
          <BuyButtons offer={offer} />
          <a className={layout.action} href={to(paths.contact)}>
            {final.human}
          </a>
        </div>
      </div>
    </section>
  );
}

function BeforeYouPay({ portrait }: { portrait: string }) {
  const { messages, founder } = useSite();
  const { trust } = messages.aiPrompts;
  const alt = founder ? fill(trust.portrait_caption, { founder }) : messages.services.headshot_alt_no_name;
  return (
    <section className={`${layout.wrap} ${layout.grid} ${styles.beforeYouPaySection}`}>
      <PageLine as="h2" of="prompts_trust_title" builtIn={trust.heading} />
      <div className={styles.portrait}>
        <Headshot portrait={portrait} alt={alt} />
      </div>
      <BareList className={styles.beforeYouPayText}>
        {(['writer', 'guarantee', 'payment', 'privacy'] as const).map((line) => (
          <PageLine key={line} as="li" of={`prompts_${line}`} builtIn={trust[line]} />
        ))}
      </BareList>
    </section>
  );
}

function Solution() {
  const { solution } = useSite().messages.aiPrompts;
  return (
    <section className={`${layout.wrap} ${styles.columnsSection}`}>
      <div className={layout.grid}>
        <PageLine as="h2" of="prompts_pack_title" builtIn={solution.heading} />
      </div>
      <BareList className={styles.columns}>
        {(['speeches', 'emails', 'linkedin'] as const).map((kind) => (
          <li key={kind}>
            <PageLine as="h3" of={`prompts_${kind}_title`} builtIn={solution[kind].title} />
            <PageLine as="p" of={`prompts_${kind}_text`} builtIn={solution[kind].body} />
            <PageLine
              as="p"
              of={`prompts_${kind}_question`}
              className={`${marks.inserted} ${styles.query}`}
              builtIn={solution[kind].asks}
            />
          </li>
        ))}
      </BareList>
    </section>
  );
}

function WhatItIs() {
  const { messages, to } = useSite();
  const { what } = messages.aiPrompts;
  return (
    <section className={`${layout.wrap} ${layout.grid} ${styles.section}`}>
      <h2 className={layout.heading}>{what.heading}</h2>
      <div className={styles.whatItIsSide}>
        <h3>{what.is_heading}</h3>
        <BareList>
          {[what.is_1, what.is_2, what.is_3, what.is_4].map((line) => (
            <li key={line}>
              <EditedText source={line} />
            </li>
          ))}
        </BareList>
      </div>
      <div className={styles.whatItIsSide}>
        <h3>{what.not_heading}</h3>
        <BareList>
          {[what.not_1, what.not_2, what.not_3].map((line) => (
            <li key={line}>
              <EditedText source={line} />
            </li>
          ))}
          <li>
            <EditedText source={what.not_4} /> <a href={to(paths.contact)}>{what.not_4_contact}</a>
          </li>
        </BareList>
      </div>
    </section>
  );
}

function PromptsHero({ offer }: { offer: Offer }) {
  const { hero } = useSite().messages.aiPrompts;
  return (
    <div className={`${layout.wrap} ${styles.hero}`}>
      <SeventyPercent />
      <div className={`${layout.grid} ${styles.text}`}>
        <PageLine as="h1" of="prompts_title" builtIn={hero.headline} />
        <div className={styles.side}>
          <PageLine as="p" of="prompts_lede" className={layout.lead} builtIn={hero.subhead} />
          <BuyButtons offer={offer} note={hero.note} />
        </div>
      </div>
    </div>
  );
}

/** Hidden from screen readers, because the text below has the same content. */
function SeventyPercent() {
  const { hero } = useSite().messages.aiPrompts;
  return (
    <div className={styles.scale} aria-hidden="true">
      <p className={styles.figure}>{hero.seventy}</p>
      <p className={`${marks.inserted} ${styles.rest}`}>{hero.rest}</p>
      <div className={styles.line}>
        <span className={`${marks.caret} ${styles.caret}`} />
      </div>
      <p className={styles.caption}>{hero.eyebrow}</p>
      <p className={styles.caption}>{hero.hand}</p>
    </div>
  );
}

function PriceBadges({ offer: { prices, general, mexico } }: { offer: Offer }) {
  const { badges, buy } = useSite().messages.aiPrompts;
  // Show pesos if they can be paid, and until payment is open.
  const takesPesos = mexico !== '' || general === '';
  const access = [
    [badges.lifetime, badges.lifetime_note],
    [badges.quarterly, badges.quarterly_note],
    [badges.guarantee, badges.guarantee_note],
    [badges.draft, badges.draft_note],
  ] as const;
  return (
    <section className={`${layout.wrap} ${layout.grid} ${layout.section}`}>
      <h2 className={layout.heading}>{badges.label}</h2>
      <BareList className={styles.badges}>
        {prices && (
          <li className={styles.price}>
            <p className={mexico ? styles.elsewhere : undefined}>
              <b>{fill(badges.price, { price: prices.usd })}</b> {badges.price_note}
              {takesPesos && <small>{fill(badges.price_or, { price_mxn: prices.mxn })}</small>}
            </p>
            {mexico && (
              <p className={styles.inMexico}>
                <b>{fill(badges.price_mexico, { price_mxn: prices.mxn })}</b> {badges.price_note}
              </p>
            )}
          </li>
        )}
        {access.map(([large, small]) => (
          <li key={large}>
            <b>{large}</b> {small}
          </li>
        ))}
        <li className={styles.jump}>
          <a className={layout.action} href="#checkout">
            {buy.jump}
          </a>
        </li>
      </BareList>
    </section>
  );
}

/** Shows "Loading…" until the country is known. Without JavaScript, shows both buttons. */
function BuyButtons({ offer, note }: { offer: Offer; note?: string }) {
  const { buy } = useSite().messages.aiPrompts;
  const isOpen = offer.general !== '' || offer.mexico !== '';
  const mexico = offer.mexico && (
    <PayLink
      address={offer.mexico}
      label={offer.mexicoLabel}
      className={`${styles.mexico} ${offer.general && button.outlined}`}
    />
  );
  return (
    <div className={styles.buy} data-buy={isOpen ? (offer.general && mexico ? 'two' : 'one') : undefined}>
      <div className={styles.place}>
        {isOpen && (
          <p role="status" className={`${button.button} ${styles.loading}`}>
            {buy.loading}
          </p>
        )}
        {offer.general ? (
          <PayLink address={offer.general} label={offer.generalLabel} className={styles.everywhere} />
        ) : (
          <button
            type="button"
            disabled
            className={`${button.button} ${isOpen ? styles.buyButtonsElsewhere : ''}`}
          >
            {buy.coming_soon}
          </button>
        )}
        {!offer.general && mexico}
      </div>
      {offer.general && mexico}
      <p className={`${layout.small} ${styles.note}`}>
        {note && <span>{note}</span>}
        {offer.general ? <span>{buy.new_tab}</span> : <NotYet isOpen={isOpen} />}
      </p>
    </div>
  );
}

function PayLink({
  address,
  label,
  className,
}: {
  address: string;
  label: string;
  className: string | undefined;
}) {
  const { messages } = useSite();
  return (
    <a className={`${button.button} ${className}`} href={address} target="_blank" rel="noopener">
      {label}
      <span className={layout.hidden}> ({messages.shell.new_tab})</span>
    </a>
  );
}

function NotYet({ isOpen }: { isOpen: boolean }) {
  const { messages, to } = useSite();
  const { buy } = messages.aiPrompts;
  return (
    <span className={isOpen ? styles.buyButtonsElsewhere : undefined}>
      {buy.coming_soon_help} <a href={to(paths.contact)}>{buy.coming_soon_contact}</a>
    </span>
  );
}

type OfferSettings = Pick<
  Settings,
  'payment_link' | 'payment_link_mexico' | 'price_usd' | 'price_mxn' | 'show_price'
>;

interface Offer {
  /** The general payment link; '' until payment is open. */
  general: string;
  mexico: string;
  generalLabel: string;
  mexicoLabel: string;
  prices?: { usd: string; mxn: string } | undefined;
}

function offerOf(settings: OfferSettings, { messages, locale }: Pick<Site, 'messages' | 'locale'>): Offer {
  const { buy } = messages.aiPrompts;
  const usd = formatPrice(settings.price_usd, 'USD', locale);
  const mxn = formatPrice(settings.price_mxn, 'MXN', locale);
  // Next to a price in pesos, "$67" is ambiguous.
  const named = settings.payment_link_mexico && locale === 'en' ? `${usd}\u00a0USD` : usd;
  const isPriceVisible = settings.show_price;
  return {
    general: settings.payment_link,
    mexico: settings.payment_link_mexico,
    generalLabel: isPriceVisible ? fill(buy.general, { price: named }) : buy.general_no_price,
    mexicoLabel: isPriceVisible ? fill(buy.mexico, { price_mxn: mxn }) : buy.mexico_no_price,
    prices: isPriceVisible ? { usd, mxn } : undefined,
  };
}
