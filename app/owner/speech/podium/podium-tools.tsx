import { Form } from 'react-router';
import { fill, plural } from '../../../../messages/fill.ts';
import { defaultLocale } from '../../../../shared/locale.ts';
import { paths } from '../../../../shared/paths.ts';
import { useOwner } from '../../context/owner-context.ts';
import { useIsInBrowser } from '../../context/use-is-in-browser.ts';
import { Button } from '../../forms/button.tsx';
import { Field } from '../../forms/field.tsx';
import { nameOf, type SpokenSource } from '../source/spoken-source.ts';
import { TypedFields } from '../source/typed-fields.tsx';
import styles from './podium.module.css';
import { type Paper, type PodiumForm, papers, podiumSizes } from './podium-form.ts';

interface PodiumToolsProps {
  source: SpokenSource;
  form: PodiumForm;
  /** How many pages there are, once they are measured. */
  sheets: number | undefined;
}

/** Size, paper and marks of the print, in the address: so it works without the page's script, too. */
export function PodiumTools({ source, form, sheets }: PodiumToolsProps) {
  const { messages, locale } = useOwner();
  const { podium } = messages.speech;
  const isInBrowser = useIsInBrowser();
  return (
    <>
      <Form
        className={styles.tools}
        action={paths.podium()}
        method={source.is === 'typed' ? 'post' : 'get'}
        preventScrollReset
      >
        {Object.entries(nameOf(source)).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <TypedFields source={source} />
        {locale !== defaultLocale && <input type="hidden" name="lang" value={locale} />}
        <Field label={podium.size}>
          {(control) => (
            <select {...control} name="size" defaultValue={form.size}>
              {podiumSizes.map((size) => (
                <option key={size} value={size}>
                  {fill(podium.points, { size })}
                </option>
              ))}
            </select>
          )}
        </Field>
        <Field label={podium.paper}>
          {(control) => (
            <select {...control} name="paper" defaultValue={form.paper}>
              {(Object.keys(papers) as Paper[]).map((paper) => (
                <option key={paper} value={paper}>
                  {podium.papers[paper]}
                </option>
              ))}
            </select>
          )}
        </Field>
        <label className={styles.tick}>
          <input type="checkbox" name="breaths" value="1" defaultChecked={form.hasBreaths} />
          {podium.breaths}
        </label>
        <Button type="submit" isOutlined>
          {podium.apply}
        </Button>
        {isInBrowser && <Button onClick={() => print()}>{podium.print}</Button>}
      </Form>
      <p role="status">{sheets === undefined ? podium.needs_script : plural(locale, podium.pages, sheets)}</p>
    </>
  );
}
