import { defaultLocale, localeParameter } from '../../../shared/locale.ts';
import { paths } from '../../../shared/paths.ts';
import button from '../../ui/button.module.css';
import { useSite } from '../site-context.ts';
import styles from './blog-list.module.css';

/** A form, so that it works without scripts; enhance-year-filter.ts sends it when a year is chosen. */
export function YearFilter({ years, year }: { years: string[]; year: string | undefined }) {
  const { messages, locale } = useSite();
  // A year without posts can be asked for by address.
  const choices = year && !years.includes(year) ? [year, ...years] : years;
  return (
    <form
      className={styles.filter}
      action={paths.blog}
      method="get"
      data-submit-on-change={messages.blog.loading}
    >
      {locale !== defaultLocale && <input type="hidden" name={localeParameter} value={locale} />}
      <label htmlFor="year">{messages.blog.filter_label}</label>
      <select id="year" name="year" defaultValue={year ?? ''} autoComplete="off">
        <option value="">{messages.blog.filter_all}</option>
        {choices.map((choice) => (
          <option key={choice}>{choice}</option>
        ))}
      </select>
      <button
        type="submit"
        className={`${button.button} ${button.outlined} ${button.compact} ${styles.submit}`}
      >
        {messages.blog.filter_apply}
      </button>
    </form>
  );
}
