import type { ComponentType, ReactNode } from 'react';
import { fill } from '../../../messages/fill.ts';
import { services } from '../../../shared/public-pages.ts';
import { formatPrice, readPrice } from '../../../shared/settings.ts';
import button from '../../ui/button.module.css';
import { BrandName } from '../../ui/typography.tsx';
import { useOwner } from '../context/owner-context.ts';
import { Button } from '../forms/fields.tsx';
import form from '../forms/forms.module.css';
import type { FieldName, SettingField } from '../forms/setting-fields.ts';
import { imageHostKeys, useImageHost } from '../pictures/picture-source.ts';
import { EntryFields, EntryList } from './entry-list.tsx';
import styles from './fields.module.css';
import {
  ChoiceField,
  LocalizedTextField,
  PictureField,
  SwitchField,
  TextField,
  TimeZoneField,
  VisibilityChoice,
} from './fields.tsx';
import frame from './settings.module.css';
import { placeOf, type SettingsForm } from './settings-form.ts';
import { type Section, type SettingProps, useSettings } from './use-section.ts';

type AnyControl = ComponentType<SettingProps<unknown>>;

const controls = {
  localized: MailField,
  picture: PictureField,
  switch: SwitchField,
  choice: ChoiceField,
  zone: TimeZoneField,
  list: EntryList,
  cards: CardFields,
  quotes: QuoteFields,
} satisfies Record<NonNullable<SettingField['control']>, ComponentType<never>>;

interface FieldsProps {
  section: Section;
  names: readonly FieldName[];
}

/** The fields of a section that apply, with previews. */
export function SectionInputs({ section, names }: FieldsProps) {
  const { places } = useSettings().copies;
  const { settings } = useOwner().messages;
  const { field, values } = section;
  const shown = names.filter((name) => {
    if (name === 'geo_service') return values.geo_by === 'service';
    if (name === 'copies_to') return places.length > 1;
    return !name.startsWith('copies_kept') || values.copies_every !== 'off';
  });
  return shown.map((name) => {
    const props = field(name) as SettingProps<unknown>;
    const isList = typeof values[name] === 'object' && props.control !== 'localized';
    const Control = (props.control ? controls[props.control] : TextField) as AnyControl;
    return (
      <div key={name} className={`${form.fields} ${frame.setting}`}>
        {isList ? (
          <>
            <div className={frame.list}>
              <Control {...props} />
            </div>
            <p className={frame.withoutScript}>{settings.lists_need_script}</p>
          </>
        ) : (
          <Control {...props} />
        )}
        {name === 'logo' && <BrandPreview brand={values.brand} logo={values.logo} />}
        {name === 'show_price' && (
          <PricePreview usd={values.price_usd} mxn={values.price_mxn} isVisible={values.show_price} />
        )}
      </div>
    );
  });
}

/** A text in both languages, with the default text of the email subject. */
function MailField(props: SettingProps<SettingsForm['email_subject']>) {
  const { mailSubject } = useSettings().builtIn;
  return <LocalizedTextField {...props} {...(props.at === 'email_subject' && { builtIn: mailSubject })} />;
}

function CardFields({ at, value: cards, change, parts = {} }: SettingProps<SettingsForm['service_cards']>) {
  const { builtIn } = useSettings();
  return services.map(({ key }) => (
    <ServiceEntry key={key} name={builtIn.services[key].name}>
      <EntryFields
        at={placeOf(at, cards, key)}
        entry={{ ...cards[key] }}
        parts={parts}
        builtIn={{ ...builtIn.services[key] }}
        onChange={(part) => change((now) => ({ ...now, [key]: { ...now[key], ...part } }))}
      />
    </ServiceEntry>
  ));
}

function QuoteFields({ at, value, change, parts = {} }: SettingProps<SettingsForm['service_quotes']>) {
  const { builtIn } = useSettings();
  const { entries, shown: chosen } = value;
  return (
    <>
      <VisibilityChoice at={at} value={chosen} onChange={(shown) => change((now) => ({ ...now, shown }))} />
      {chosen === 'own' &&
        services.map(({ key }) => (
          <ServiceEntry key={key} name={builtIn.services[key].name}>
            <EntryFields
              at={placeOf(at, entries, key)}
              entry={{ ...entries[key] }}
              parts={parts}
              onChange={(part) =>
                change((now) => ({
                  ...now,
                  entries: { ...now.entries, [key]: { ...now.entries[key], ...part } },
                }))
              }
            />
          </ServiceEntry>
        ))}
    </>
  );
}

function ServiceEntry({ name, children }: { name: string; children: ReactNode }) {
  return (
    <details className={styles.card}>
      <summary>{name}</summary>
      <div>{children}</div>
    </details>
  );
}

/** The owner's image host, which is stored only in this browser. */
export function ImageHost() {
  const { settings, compose } = useOwner().messages;
  const { images } = settings;
  const host = useImageHost();
  const labels = { cloud_name: images.cloud_name, upload_preset: images.preset };
  return (
    <form
      className={form.fields}
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
      <div className={form.actions}>
        <Button type="submit" isOutlined>
          {compose.upload_settings.save}
        </Button>
        <p role="status" className={frame.sectionFormStatus}>
          {host.isSaved && compose.upload_settings.saved}
        </p>
      </div>
    </form>
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

function PricePreview({ usd, mxn, isVisible }: { usd: string; mxn: string; isVisible: boolean }) {
  const { messages, locale } = useOwner();
  const { buy } = useSettings().builtIn;
  const price = formatPrice(readPrice(usd) ?? 0, 'USD', locale);
  const price_mxn = formatPrice(readPrice(mxn) ?? 0, 'MXN', locale);
  return (
    <figure className={frame.preview}>
      <figcaption>{messages.settings.preview}</figcaption>
      <p className={`${button.button} ${button.compact}`}>
        {isVisible ? fill(buy.general, { price }) : buy.plain}
      </p>
      {isVisible && (
        <p className={`${button.button} ${button.compact} ${button.outlined}`}>
          {fill(buy.mexico, { price_mxn })}
        </p>
      )}
    </figure>
  );
}
