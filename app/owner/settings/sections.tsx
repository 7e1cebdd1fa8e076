import type { ReactNode } from 'react';
import { fill } from '../../../messages/fill.ts';
import type { Locale } from '../../../shared/locale.ts';
import { paths } from '../../../shared/paths.ts';
import { type ServiceKey, services } from '../../../shared/public-pages.ts';
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
import type { ServiceCardText } from './load-settings.ts';
import { SectionFields, SettingsSection } from './section.tsx';
import frame from './settings.module.css';
import { type CardForm, placeOf, type QuoteForm } from './settings-form.ts';
import { type FieldsOf, fieldsOf, type Section, useSection, useSettings } from './use-section.ts';

const sectionSettings = {
  brand: ['brand', 'founder', 'logo', 'portrait', 'language', 'time_zone', 'social', 'index_now'],
  contact: ['email', 'email_subject', 'email_body'],
  clients: ['clients'],
  press: ['press'],
  testimonials: ['testimonials'],
  cards: ['service_cards'],
  outcomes: ['outcomes'],
  films: ['hero_video', 'hero_poster', 'human_video'],
  switches: ['lead_magnet', 'slider'],
  service_quotes: ['service_quotes'],
  prompts: ['payment_link', 'payment_link_mexico', 'price_usd', 'price_mxn', 'show_price'],
  country: ['geo_by', 'geo_service'],
  legal: ['legal_entity', 'legal_address', 'legal_law'],
  'old-blog': ['import_source'],
} as const;

interface FormSectionProps<Id extends keyof typeof sectionSettings> {
  id: Id;
  heading: string;
  help?: string;
  seenAt?: string;
  children: (section: Section<(typeof sectionSettings)[Id][number]>) => ReactNode;
}

/** A form on the settings page, with the settings of its row in the table. */
function FormSection<Id extends keyof typeof sectionSettings>(props: FormSectionProps<Id>) {
  const { id, children, ...more } = props;
  const section = useSection<(typeof sectionSettings)[Id][number]>(id, sectionSettings[id]);
  return (
    <SettingsSection id={id} {...more}>
      <SectionFields section={section}>{children(section)}</SectionFields>
    </SettingsSection>
  );
}

export function IdentitySections() {
  const { brand, contact } = useOwner().messages.settings;
  const { builtIn } = useSettings();
  return (
    <>
      <FormSection id="brand" heading={brand.heading} seenAt={paths.home}>
        {(section) => (
          <>
            <NameFields section={section} />
            <PictureField {...section.field('logo')} label={brand.logo} help={brand.logo_help} />
            <BrandPreview brand={section.values.brand} logo={section.values.logo} />
            <PictureField {...section.field('portrait')} label={brand.portrait} />
            <LanguageField section={section} />
            <TimeZoneField section={section} />
            <TextField
              {...section.field('social')}
              label={brand.social}
              help={brand.social_help}
              rows={3}
              type="url"
            />
            <SwitchField {...section.field('index_now')} label={brand.index_now} />
          </>
        )}
      </FormSection>
      <FormSection id="contact" heading={contact.heading} seenAt={paths.contact}>
        {({ field }) => (
          <>
            <TextField
              {...field('email')}
              type="email"
              label={contact.email}
              help={contact.email_help}
              placeholder={contact.email_placeholder}
            />
            <LocalizedTextField
              {...field('email_subject')}
              label={contact.subject}
              builtIn={builtIn.mailSubject}
            />
            <LocalizedTextField
              {...field('email_body')}
              label={contact.body}
              help={contact.words_help}
              rows={6}
            />
          </>
        )}
      </FormSection>
    </>
  );
}

const noText = { en: '', es: '' };

export function HomeSections() {
  const { home } = useOwner().messages.settings;
  return (
    <>
      <FormSection id="clients" heading={home.clients} help={home.clients_help} seenAt={paths.homeClients}>
        {(section) => (
          <EntryList
            section={section}
            name="clients"
            max={12}
            blank={{ name: '', logo: '' }}
            nameOf={({ name }) => name}
          >
            {(field) => (
              <>
                <TextField {...field('name')} label={home.client_name} />
                <PictureField {...field('logo')} label={home.client_logo} />
              </>
            )}
          </EntryList>
        )}
      </FormSection>
      <FormSection id="press" heading={home.press} help={home.press_help} seenAt={paths.homePress}>
        {(section) => (
          <EntryList
            section={section}
            name="press"
            max={8}
            blank={{ name: '', href: '', logo: '' }}
            nameOf={({ name }) => name}
          >
            {(field) => (
              <>
                <TextField {...field('name')} label={home.press_name} />
                <TextField {...field('href')} type="url" label={home.press_link} placeholder="https://" />
                <PictureField {...field('logo')} label={home.client_logo} />
              </>
            )}
          </EntryList>
        )}
      </FormSection>
      {/* Testimonials name a title and a company, never a person (docs/specification.md 3.6). */}
      <FormSection
        id="testimonials"
        heading={home.testimonials}
        help={home.testimonials_help}
        seenAt={paths.homeTestimonials}
      >
        {(section) => (
          <EntryList
            section={section}
            name="testimonials"
            max={12}
            blank={{ quote: noText, author: noText }}
            nameOf={({ author }) => author.en}
          >
            {(field) => <QuoteFields field={field} />}
          </EntryList>
        )}
      </FormSection>
      <FormSection id="cards" heading={home.cards} help={home.cards_help} seenAt={paths.homeServices}>
        {({ values, change }) => (
          <ServiceEntries
            setting="service_cards"
            entries={values.service_cards}
            onChange={(key, part) =>
              change('service_cards', (now) => ({ ...now, [key]: { ...now[key], ...part } }))
            }
          >
            {(field, service) => (
              <>
                <LocalizedTextField {...field('title')} label={home.card_title} builtIn={service.title} />
                <LocalizedTextField
                  {...field('copy')}
                  label={home.card_copy}
                  builtIn={service.copy}
                  rows={4}
                />
                <LocalizedTextField {...field('cta')} label={home.card_cta} builtIn={service.cta} />
                <PictureField {...field('image')} label={home.card_image} />
              </>
            )}
          </ServiceEntries>
        )}
      </FormSection>
      <FormSection
        id="outcomes"
        heading={home.outcomes}
        help={home.outcomes_help}
        seenAt={paths.homeWhenItMattered}
      >
        {(section) => (
          <EntryList
            section={section}
            name="outcomes"
            max={8}
            blank={{ title: noText, situation: noText, action: noText, outcome: noText }}
            nameOf={({ title }) => title.en}
          >
            {(field) => (
              <>
                <LocalizedTextField {...field('title')} label={home.outcome_title} />
                {(['situation', 'action', 'outcome'] as const).map((part) => (
                  <LocalizedTextField key={part} {...field(part)} label={home[`outcome_${part}`]} rows={3} />
                ))}
              </>
            )}
          </EntryList>
        )}
      </FormSection>
      <FormSection id="films" heading={home.videos} seenAt={paths.homeVideo}>
        {({ field }) => (
          <>
            {(['human_video', 'hero_video'] as const).map((name) => (
              <TextField
                key={name}
                {...field(name)}
                type="url"
                label={home[name]}
                help={home[`${name}_help`]}
              />
            ))}
            <PictureField {...field('hero_poster')} label={home.hero_poster} />
          </>
        )}
      </FormSection>
      <FormSection id="switches" heading={home.sections} help={home.sections_help} seenAt={paths.home}>
        {({ field }) => (
          <div>
            {sectionSettings.switches.map((name) => (
              <SwitchField key={name} {...field(name)} label={home[name]} />
            ))}
          </div>
        )}
      </FormSection>
    </>
  );
}

export function PageSections() {
  const { samples, home, prompts, geo, legal } = useOwner().messages.settings;
  return (
    <>
      <FormSection
        id="service_quotes"
        heading={samples.items.service_quotes}
        help={home.quotes_help}
        seenAt={paths.service(services[0].slug)}
      >
        {({ values: { service_quotes: quotes }, change }) => (
          <>
            <VisibilityChoice
              value={quotes.shown}
              onChange={(shown) => change('service_quotes', (now) => ({ ...now, shown }))}
            />
            {quotes.shown === 'own' && (
              <ServiceEntries
                setting="service_quotes"
                entries={quotes.entries}
                onChange={(key, part) =>
                  change('service_quotes', (now) => ({
                    ...now,
                    entries: { ...now.entries, [key]: { ...now.entries[key], ...part } },
                  }))
                }
              >
                {(field) => <QuoteFields field={field} />}
              </ServiceEntries>
            )}
          </>
        )}
      </FormSection>
      <FormSection id="prompts" heading={prompts.heading} seenAt={paths.aiPrompts}>
        {({ values, field }) => (
          <>
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
          </>
        )}
      </FormSection>
      <FormSection id="country" heading={geo.heading} help={geo.help}>
        {({ values, field }) => (
          <>
            <ChoiceField
              {...field('geo_by')}
              legend={geo.legend}
              choices={(['builtin', 'service'] as const).map((by) => [by, geo[by]])}
            />
            {values.geo_by === 'service' && (
              <TextField
                {...field('geo_service')}
                type="url"
                label={geo.service_url}
                placeholder="https://"
              />
            )}
          </>
        )}
      </FormSection>
      <FormSection id="legal" heading={legal.heading} help={legal.help} seenAt={paths.privacy}>
        {({ field }) => (
          <>
            <TextField {...field('legal_entity')} label={legal.entity} />
            <TextField {...field('legal_address')} label={legal.address} />
            <LocalizedTextField {...field('legal_law')} label={legal.law} />
          </>
        )}
      </FormSection>
    </>
  );
}

export function OldBlogSection() {
  const { heading, source, source_help } = useOwner().messages.settings.import;
  return (
    <FormSection id="old-blog" heading={heading}>
      {({ field }) => (
        <TextField
          {...field('import_source')}
          type="url"
          label={source}
          help={source_help}
          placeholder="https://"
        />
      )}
    </FormSection>
  );
}

interface ServiceEntriesProps<Entry extends CardForm | QuoteForm> {
  setting: 'service_cards' | 'service_quotes';
  entries: Record<ServiceKey, Entry>;
  onChange: (key: ServiceKey, part: Partial<Entry>) => void;
  children: (field: FieldsOf<Entry>, service: ServiceCardText) => ReactNode;
}

function ServiceEntries<Entry extends CardForm | QuoteForm>(props: ServiceEntriesProps<Entry>) {
  const { setting, entries, onChange, children } = props;
  const { builtIn } = useSettings();
  return (
    <div>
      {services.map(({ key }) => (
        <details key={key} className={styles.card}>
          <summary>{builtIn.services[key].name}</summary>
          <div>
            {children(
              fieldsOf(placeOf(setting, entries, key), entries[key], (part) => onChange(key, part)),
              builtIn.services[key],
            )}
          </div>
        </details>
      ))}
    </div>
  );
}

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

/** A preview of a quote in its language's quotation marks. Renders nothing while the quote is empty. */
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

function PricePreview({ usd, mxn, isVisible }: { usd: string; mxn: string; isVisible: boolean }) {
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
