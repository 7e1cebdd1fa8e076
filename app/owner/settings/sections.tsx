import { fill } from '../../../messages/fill.ts';
import type { Locale } from '../../../shared/locale.ts';
import { paths } from '../../../shared/paths.ts';
import { services } from '../../../shared/public-pages.ts';
import { formatPrice, readPrice } from '../../../shared/settings.ts';
import { BrandName } from '../../ui/typography.tsx';
import { useOwner } from '../context/owner-context.ts';
import { Button } from '../forms/fields.tsx';
import { imageHostKeys, useImageHost } from '../pictures/picture-source.ts';
import { EntryList } from './entry-list.tsx';
import styles from './fields.module.css';
import {
  ChoiceField,
  LanguageField,
  LocalizedTextField,
  NameFields,
  PictureField,
  SwitchField,
  TextField,
  TimeZoneField,
  VisibilityChoice,
} from './fields.tsx';
import { SectionForm, SettingsSection } from './section.tsx';
import frame from './settings.module.css';
import { placeOf, type QuoteForm } from './settings-form.ts';
import { type FieldsOf, fieldsOf, useSection, useSettings } from './use-section.ts';

const names = [
  'brand',
  'founder',
  'logo',
  'portrait',
  'language',
  'time_zone',
  'social',
  'index_now',
] as const;

/** Who the site speaks for. */
export function BrandSection() {
  const section = useSection('brand', names);
  const { brand } = useOwner().messages.settings;
  const { values, field } = section;
  return (
    <SectionForm section={section} heading={brand.heading} seenAt={paths.home}>
      <NameFields section={section} />
      <PictureField {...field('logo')} label={brand.logo} help={brand.logo_help} />
      <BrandPreview brand={values.brand} logo={values.logo} />
      <PictureField {...field('portrait')} label={brand.portrait} />
      <LanguageField section={section} />
      <TimeZoneField section={section} />
      <TextField {...field('social')} label={brand.social} help={brand.social_help} rows={3} type="url" />
      <SwitchField {...field('index_now')} label={brand.index_now} />
    </SectionForm>
  );
}

const contactSectionNames = ['email', 'email_subject', 'email_body'] as const;

/** Where visitors write to, and the mail that is prepared for them. */
export function ContactSection() {
  const section = useSection('contact', contactSectionNames);
  const { contact } = useOwner().messages.settings;
  const { builtIn } = useSettings();
  const { field } = section;
  return (
    <SectionForm section={section} heading={contact.heading} seenAt={paths.contact}>
      <TextField
        {...field('email')}
        type="email"
        label={contact.email}
        help={contact.email_help}
        placeholder={contact.email_placeholder}
      />
      <LocalizedTextField {...field('email_subject')} label={contact.subject} builtIn={builtIn.mailSubject} />
      <LocalizedTextField {...field('email_body')} label={contact.body} help={contact.words_help} rows={6} />
    </SectionForm>
  );
}

const clientsSectionNames = ['clients'] as const;
const blank = { name: '', logo: '' };

/** Whom the owner has written for. */
export function ClientsSection() {
  const section = useSection('clients', clientsSectionNames);
  const { home } = useOwner().messages.settings;
  return (
    <SectionForm section={section} heading={home.clients} help={home.clients_help} seenAt={paths.homeClients}>
      <EntryList section={section} name="clients" max={12} blank={blank} nameOf={({ name }) => name}>
        {(field) => (
          <>
            <TextField {...field('name')} label={home.client_name} />
            <PictureField {...field('logo')} label={home.client_logo} />
          </>
        )}
      </EntryList>
    </SectionForm>
  );
}

const pressSectionNames = ['press'] as const;
const pressSectionBlank = { name: '', href: '', logo: '' };

/** Where the work was printed or spoken of. */
export function PressSection() {
  const section = useSection('press', pressSectionNames);
  const { home } = useOwner().messages.settings;
  return (
    <SectionForm section={section} heading={home.press} help={home.press_help} seenAt={paths.homePress}>
      <EntryList section={section} name="press" max={8} blank={pressSectionBlank} nameOf={({ name }) => name}>
        {(field) => (
          <>
            <TextField {...field('name')} label={home.press_name} />
            <TextField {...field('href')} type="url" label={home.press_link} placeholder="https://" />
            <PictureField {...field('logo')} label={home.client_logo} />
          </>
        )}
      </EntryList>
    </SectionForm>
  );
}

/** What someone said and who it was, and how it will be set. */
function QuoteFields({ field }: { field: FieldsOf<QuoteForm> }) {
  const { home } = useOwner().messages.settings;
  const [quote, author] = [field('quote'), field('author')];
  return (
    <>
      <LocalizedTextField {...quote} label={home.testimonial_quote} rows={4} />
      <LocalizedTextField {...author} label={home.testimonial_author} />
      <QuotePreview quote={quote.value} author={author.value} />
    </>
  );
}

const testimonialsSectionNames = ['testimonials'] as const;
const testimonialsSectionBlank = { quote: { en: '', es: '' }, author: { en: '', es: '' } };

/** What clients say: by title and company, never by name (docs/specification.md 3.6). */
export function TestimonialsSection() {
  const section = useSection('testimonials', testimonialsSectionNames);
  const { home } = useOwner().messages.settings;
  return (
    <SectionForm
      section={section}
      heading={home.testimonials}
      help={home.testimonials_help}
      seenAt={paths.homeTestimonials}
    >
      <EntryList
        section={section}
        name="testimonials"
        max={12}
        blank={testimonialsSectionBlank}
        nameOf={({ author }) => author.en}
      >
        {(field) => <QuoteFields field={field} />}
      </EntryList>
    </SectionForm>
  );
}

const cardsSectionNames = ['service_cards'] as const;

/** The cards that lead to the services; what is left empty keeps the built-in text. */
export function CardsSection() {
  const section = useSection('cards', cardsSectionNames);
  const { home } = useOwner().messages.settings;
  const { builtIn } = useSettings();
  const cards = section.values.service_cards;
  return (
    <SectionForm section={section} heading={home.cards} help={home.cards_help} seenAt={paths.homeServices}>
      <div>
        {services.map(({ key }) => {
          const service = builtIn.services[key];
          const field = fieldsOf(placeOf('service_cards', cards, key), cards[key], (part) =>
            section.change('service_cards', (now) => ({ ...now, [key]: { ...now[key], ...part } })),
          );
          return (
            <details key={key} className={styles.card}>
              <summary>{service.name}</summary>
              <div>
                <LocalizedTextField {...field('title')} label={home.card_title} builtIn={service.title} />
                <LocalizedTextField
                  {...field('copy')}
                  label={home.card_copy}
                  builtIn={service.copy}
                  rows={4}
                />
                <LocalizedTextField {...field('cta')} label={home.card_cta} builtIn={service.cta} />
                <PictureField {...field('image')} label={home.card_image} />
              </div>
            </details>
          );
        })}
      </div>
    </SectionForm>
  );
}

const outcomesSectionNames = ['outcomes'] as const;
const nothing = { en: '', es: '' };
const outcomesSectionBlank = { title: nothing, situation: nothing, action: nothing, outcome: nothing };
const parts = ['situation', 'action', 'outcome'] as const;

/** "When It Mattered". */
export function OutcomesSection() {
  const section = useSection('outcomes', outcomesSectionNames);
  const { home } = useOwner().messages.settings;
  return (
    <SectionForm
      section={section}
      heading={home.outcomes}
      help={home.outcomes_help}
      seenAt={paths.homeWhenItMattered}
    >
      <EntryList
        section={section}
        name="outcomes"
        max={8}
        blank={outcomesSectionBlank}
        nameOf={({ title }) => title.en}
      >
        {(field) => (
          <>
            <LocalizedTextField {...field('title')} label={home.outcome_title} />
            {parts.map((part) => (
              <LocalizedTextField key={part} {...field(part)} label={home[`outcome_${part}`]} rows={3} />
            ))}
          </>
        )}
      </EntryList>
    </SectionForm>
  );
}

const videosSectionNames = ['hero_video', 'hero_poster', 'human_video'] as const;

/** What moves on the home page. */
export function VideosSection() {
  const section = useSection('films', videosSectionNames);
  const { home } = useOwner().messages.settings;
  const { field } = section;
  return (
    <SectionForm section={section} heading={home.videos} seenAt={paths.homeVideo}>
      <TextField {...field('human_video')} type="url" label={home.human_video} help={home.human_video_help} />
      <TextField {...field('hero_video')} type="url" label={home.hero_video} help={home.hero_video_help} />
      <PictureField {...field('hero_poster')} label={home.hero_poster} />
    </SectionForm>
  );
}

const switchesSectionNames = ['lead_magnet', 'slider'] as const;

/** Sections of the home page that stay off until they are wanted. */
export function SwitchesSection() {
  const section = useSection('switches', switchesSectionNames);
  const { home } = useOwner().messages.settings;
  return (
    <SectionForm section={section} heading={home.sections} help={home.sections_help} seenAt={paths.home}>
      <div>
        {switchesSectionNames.map((name) => (
          <SwitchField key={name} {...section.field(name)} label={home[name]} />
        ))}
      </div>
    </SectionForm>
  );
}

const quotesSectionNames = ['service_quotes'] as const;

/** One quote a service page. */
export function QuotesSection() {
  const section = useSection('service_quotes', quotesSectionNames);
  const { samples, home } = useOwner().messages.settings;
  const { builtIn } = useSettings();
  const { shown, entries } = section.values.service_quotes;
  return (
    <SectionForm
      section={section}
      heading={samples.items.service_quotes}
      help={home.quotes_help}
      seenAt={paths.service(services[0].slug)}
    >
      <VisibilityChoice
        value={shown}
        onChange={(next) => section.change('service_quotes', (now) => ({ ...now, shown: next }))}
      />
      {shown === 'own' && (
        <div>
          {services.map(({ key }) => (
            <details key={key} className={styles.card}>
              <summary>{builtIn.services[key].name}</summary>
              <div>
                <QuoteFields
                  field={fieldsOf(placeOf('service_quotes', entries, key), entries[key], (part) =>
                    section.change('service_quotes', (now) => ({
                      ...now,
                      entries: { ...now.entries, [key]: { ...now.entries[key], ...part } },
                    })),
                  )}
                />
              </div>
            </details>
          ))}
        </div>
      )}
    </SectionForm>
  );
}

const promptsSectionNames = [
  'payment_link',
  'payment_link_mexico',
  'price_usd',
  'price_mxn',
  'show_price',
] as const;

/** How the prompts are sold. */
export function PromptsSection() {
  const section = useSection('prompts', promptsSectionNames);
  const { prompts } = useOwner().messages.settings;
  const { values, field } = section;
  return (
    <SectionForm section={section} heading={prompts.heading} seenAt={paths.aiPrompts}>
      <TextField
        {...field('payment_link')}
        type="url"
        label={prompts.link}
        help={prompts.link_help}
        placeholder="https://"
      />
      <TextField
        {...field('payment_link_mexico')}
        type="url"
        label={prompts.link_mexico}
        placeholder="https://"
      />
      <div className={styles.pair}>
        <TextField {...field('price_usd')} type="number" label={`${prompts.price} (USD)`} />
        <TextField {...field('price_mxn')} type="number" label={`${prompts.price_mexico} (MXN)`} />
      </div>
      <SwitchField {...field('show_price')} label={prompts.show_price} />
      <PricePreview usd={values.price_usd} mxn={values.price_mxn} isVisible={values.show_price} />
    </SectionForm>
  );
}

const countrySectionNames = ['geo_by', 'geo_service'] as const;

/** Who tells in which country a visitor is. */
export function CountrySection() {
  const section = useSection('country', countrySectionNames);
  const { geo } = useOwner().messages.settings;
  const { values, field } = section;
  const choices = (['builtin', 'service'] as const).map((name) => ({ value: name, label: geo[name] }));
  return (
    <SectionForm section={section} heading={geo.heading} help={geo.help}>
      <ChoiceField {...field('geo_by')} legend={geo.legend} choices={choices} />
      {values.geo_by === 'service' && (
        <TextField {...field('geo_service')} type="url" label={geo.service_url} placeholder="https://" />
      )}
    </SectionForm>
  );
}

const legalSectionNames = ['legal_entity', 'legal_address', 'legal_law'] as const;

/** What privacy and terms say of who is behind the site. */
export function LegalSection() {
  const section = useSection('legal', legalSectionNames);
  const { legal } = useOwner().messages.settings;
  const { field } = section;
  return (
    <SectionForm section={section} heading={legal.heading} help={legal.help} seenAt={paths.privacy}>
      <TextField {...field('legal_entity')} label={legal.entity} />
      <TextField {...field('legal_address')} label={legal.address} />
      <LocalizedTextField {...field('legal_law')} label={legal.law} />
    </SectionForm>
  );
}

/** Where pictures of posts go. */
export function ImagesSection() {
  const { settings, compose } = useOwner().messages;
  const { images } = settings;
  const host = useImageHost();
  const labels = { cloud_name: images.cloud_name, upload_preset: images.preset };
  return (
    <SettingsSection
      id="images"
      heading={images.heading}
      help={`${images.intro} ${compose.upload_settings.intro}`}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          host.save();
        }}
      >
        <fieldset disabled={!host.isReady} className={styles.pair}>
          {imageHostKeys.map((key) => (
            <TextField
              key={key}
              at={key}
              label={labels[key]}
              value={host.values[key]}
              onChange={(value) => host.change({ [key]: value })}
            />
          ))}
        </fieldset>
        <div className={frame.actions}>
          <Button type="submit" isOutlined>
            {compose.upload_settings.save}
          </Button>
          <p role="status" className={frame.sectionFormStatus}>
            {host.isSaved && compose.upload_settings.saved}
          </p>
        </div>
      </form>
    </SettingsSection>
  );
}

/** The site's name as its header sets it: the logo, or type. */
function BrandPreview({ brand, logo }: { brand: string; logo: string }) {
  const { settings } = useOwner().messages;
  return (
    <figure className={frame.preview}>
      <figcaption>{settings.preview}</figcaption>
      <p className={frame.brand}>
        {logo ? <img src={logo} alt={brand} key={logo} /> : <BrandName brand={brand} />}
      </p>
    </figure>
  );
}

/** A quote as it is set, in the marks of its language; nothing while it is empty. */
function QuotePreview({ quote, author }: Record<'quote' | 'author', Record<Locale, string>>) {
  const { messages, locale } = useOwner();
  const language = quote[locale] ? locale : 'en';
  if (!quote[language]) return null;
  return (
    <figure className={frame.preview} lang={language}>
      <figcaption lang={locale}>{messages.settings.preview}</figcaption>
      <blockquote>
        <q>{quote[language].replace(/^[“”"«»\s]+|[“”"«»\s]+$/g, '')}</q>
      </blockquote>
      <p>{author[language]}</p>
    </figure>
  );
}

interface PricePreviewProps {
  usd: string;
  mxn: string;
  isVisible: boolean;
}

/** The words of the button that sells, with the price as it is typed. */
function PricePreview({ usd, mxn, isVisible }: PricePreviewProps) {
  const { messages, locale } = useOwner();
  const { buy } = useSettings().builtIn;
  const price = formatPrice(readPrice(usd) ?? 0, 'USD', locale);
  const price_mxn = formatPrice(readPrice(mxn) ?? 0, 'MXN', locale);
  return (
    <figure className={frame.preview}>
      <figcaption>{messages.settings.preview}</figcaption>
      <p className={frame.button}>{isVisible ? fill(buy.general, { price }) : buy.plain}</p>
      {isVisible && <p className={frame.button}>{fill(buy.mexico, { price_mxn })}</p>}
    </figure>
  );
}
