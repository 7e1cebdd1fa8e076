import { catalogs } from '../../../../messages/catalogs.ts';
import { defaultLocale, type Locale } from '../../../../shared/locale.ts';
import marks from '../../../ui/marks.module.css';
import text from '../../../ui/text.module.css';
import { useSite } from '../../site-context.ts';
import { Choice } from './choice.tsx';
import styles from './tone-demo.module.css';

/**
 * The result: blank but for "Preview" until tone and format are chosen. Readers of another language can switch to the
 * English text.
 */
export function RefinedMessage() {
  const { messages, locale } = useSite();
  const { voiceLab, shell, toasts } = messages;
  const languages: Locale[] = locale === defaultLocale ? [locale] : [locale, defaultLocale];
  return (
    <div className={styles.sheet}>
      <div className={styles.empty}>
        <h3>{voiceLab.empty_heading}</h3>
        <p className={text.lead}>{voiceLab.empty_text}</p>
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
          <button type="button" className={text.action} data-toast={toasts.text_copied}>
            {voiceLab.copy}
          </button>
          <span role="status" data-copied={toasts.text_copied} data-copy-failed={voiceLab.copy_failed} />
        </div>
      </div>
    </div>
  );
}

/** The nine texts of a language. */
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
