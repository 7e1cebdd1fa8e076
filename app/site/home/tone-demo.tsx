import { catalogs } from '../../../messages/catalogs.ts';
import { defaultLocale, type Locale } from '../../../shared/locale.ts';
import marks from '../../ui/marks.module.css';
import layout from '../../ui/text.module.css';
import { PageLine } from '../frame/page-text.tsx';
import { useSite } from '../frame/site-context.ts';
import styles from './tone-demo.module.css';

/**
 * The tone demo (docs/specification.md 4.4). All texts are in the page, and the styles show the chosen one.
 * enhance-tone-demo.ts announces and copies it.
 */
export function ToneDemo() {
  const { voiceLab } = useSite().messages;
  const { tones, formats } = voiceLab;
  return (
    <section className={layout.wrap}>
      <form
        method="dialog"
        className={`${layout.grid} ${styles.tones}`}
        data-enhance="tone-demo"
        data-announce={voiceLab.announce}
      >
        <div className={styles.margin}>
          <PageLine as="h2" of="tones_title" className={layout.heading} builtIn={voiceLab.heading} />
          <PageLine as="p" of="tones_intro" className={layout.small} builtIn={voiceLab.intro} />
          <PageLine as="p" of="tones_note" className={layout.small} builtIn={voiceLab.footnote} />
        </div>
        <p className={styles.label}>
          <span className={styles.start}>{voiceLab.start_label}</span>
          <span className={`${marks.inserted} ${styles.chosen}`}>{voiceLab.correction_for}</span>
        </p>
        <p className={styles.line}>
          <span>{voiceLab.start_line}</span>
        </p>
        <div className={styles.choices}>
          <Choice name="tone" legend={voiceLab.tone_label} options={tones} />
          <Choice name="format" legend={voiceLab.format_label} options={formats} />
          <button type="reset" className={layout.action}>
            {voiceLab.reset}
          </button>
        </div>
        <RefinedMessage />
        <p role="status" className={layout.hidden} />
      </form>
    </section>
  );
}

/** Blank until a tone and a format are chosen. Readers of another language can switch to English. */
function RefinedMessage() {
  const { messages, locale } = useSite();
  const { voiceLab, shell, toasts } = messages;
  const languages: Locale[] = locale === defaultLocale ? [locale] : [locale, defaultLocale];
  return (
    <div className={styles.sheet}>
      <div className={styles.empty}>
        <h3>{voiceLab.empty_heading}</h3>
        <p className={layout.lead}>{voiceLab.empty_text}</p>
      </div>
      <div className={styles.message}>
        <h3>{voiceLab.result_heading}</h3>
        {languages.length > 1 && (
          <Choice
            name="language"
            legend={shell.language.label}
            options={{ es: voiceLab.show_spanish, en: voiceLab.show_english }}
            initial={locale}
            className={styles.languages}
          />
        )}
        <p className={`${marks.inserted} ${styles.read}`}>{voiceLab.correction_read}</p>
        <div className={styles.texts}>
          {languages.map((language) => (
            <Texts key={language} language={language} />
          ))}
        </div>
        <div className={styles.copy}>
          <button type="button" className={layout.action} data-toast={toasts.text_copied}>
            {voiceLab.copy}
          </button>
          <span role="status" data-copied={toasts.text_copied} data-copy-failed={voiceLab.copy_failed} />
        </div>
      </div>
    </div>
  );
}

function Texts({ language }: { language: Locale }) {
  return Object.entries(catalogs[language].voiceLab.texts).flatMap(([tone, formats]) =>
    Object.entries(formats).map(([format, message]) => (
      <p
        key={`${tone} ${format}`}
        lang={language}
        data-tone={tone}
        data-format={format}
        data-language={language}
      >
        {message}
      </p>
    )),
  );
}

interface ChoiceProps {
  name: string;
  legend: string;
  options: Readonly<Record<string, string>>;
  initial?: string;
  className?: string | undefined;
}

function Choice({ name, legend, options, initial, className }: ChoiceProps) {
  return (
    <fieldset className={`${styles.choice} ${className ?? ''}`}>
      <legend>{legend}</legend>
      {Object.entries(options).map(([value, label]) => (
        <label key={value}>
          <input type="radio" name={name} value={value} defaultChecked={value === initial} />
          <span className={marks.active}>{label}</span>
        </label>
      ))}
    </fieldset>
  );
}
