import { defaultLocale, localeParameter } from '../../../shared/locale.ts';
import { paths } from '../../../shared/paths.ts';
import button from '../../ui/button.module.css';
import { useSite } from '../site-context.ts';
import styles from './year-filter.module.css';

/**
 * Chooses the year of the posts. A form, so that it works with its button alone; the site's script sends it as
 * soon as another year is chosen (`data-submit-on-change`).
 */
export function YearFilter({ years, year }: { years: string[]; year: string | undefined }) {
  const { copy, locale } = useSite();
  // A year without posts, asked for by address, is shown as what it is.
  const choices = year && !years.includes(year) ? [year, ...years] : years;
  return (
    <form
      className={styles.filter}
      action={paths.blog}
      method="get"
      data-submit-on-change={copy.blog.loading}
    >
      {locale !== defaultLocale && <input type="hidden" name={localeParameter} value={locale} />}
      <label htmlFor="year">{copy.blog.filter_label}</label>
      <select id="year" name="year" defaultValue={year ?? ''} autoComplete="off">
        <option value="">{copy.blog.filter_all}</option>
        {choices.map((choice) => (
          <option key={choice}>{choice}</option>
        ))}
      </select>
      <button
        type="submit"
        className={`${button.button} ${button.outlined} ${button.compact} ${styles.submit}`}
      >
        {copy.blog.filter_apply}
      </button>
    </form>
  );
}
