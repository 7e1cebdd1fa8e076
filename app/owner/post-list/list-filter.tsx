import { useId, useState } from 'react';
import { Form, Link } from 'react-router';
import { defaultLocale, localeParameter, locales } from '../../../shared/locale.ts';
import { localised, paths } from '../../../shared/paths.ts';
import { postStatuses } from '../../../shared/post.ts';
import { missingParts, postSorts } from '../../../shared/post-list.ts';
import text from '../../ui/text.module.css';
import { useOwner } from '../context/owner-context.ts';
import { Button, TextButton } from '../forms/button.tsx';
import { Field } from '../forms/field.tsx';
import { type LoadedPostList, pageLengths } from './load-post-list.ts';
import styles from './post-list.module.css';

/** What narrows the list down and orders it: a form that asks for the page anew, without scripts too. */
export function ListFilter({ list: { filter, page, tags, per } }: { list: LoadedPostList }) {
  const { messages, locale } = useOwner();
  const { postList, compose, language } = messages;
  const { any, ...names } = postList.filter;
  const { q } = filter;
  const isNarrowed = Object.keys(filter).length > 0;
  // On a telephone the choices would take the whole window: there they wait until they are asked for.
  const [isOpen, setOpen] = useState(false);
  const choices = useId();
  return (
    <Form method="get" role="search" aria-label={names.label} className={styles.filter}>
      {locale !== defaultLocale && <input type="hidden" name={localeParameter} value={locale} />}
      <div className={styles.search}>
        <Field label={compose.search}>
          {(control) => (
            <input
              {...control}
              type="search"
              name="q"
              defaultValue={q}
              placeholder={compose.search_placeholder}
            />
          )}
        </Field>
      </div>
      <div className={styles.send}>
        <Button type="submit" isOutlined>
          {names.apply}
        </Button>
        <TextButton
          className={styles.more}
          aria-expanded={isOpen}
          aria-controls={choices}
          onClick={() => setOpen(!isOpen)}
        >
          {names.label}
        </TextButton>
        {isNarrowed && (
          <Link className={text.action} to={localised(paths.posts, locale)}>
            {names.reset}
          </Link>
        )}
      </div>
      <div id={choices} className={styles.choices} data-open={isOpen}>
        <Choice
          name="status"
          value={filter.status}
          options={postStatuses.map((status) => [status, names[status]])}
        />
        <Choice
          name="language"
          value={filter.language}
          options={locales.map((other) => [other, language[`name_${other}`]])}
        />
        <Choice name="year" value={filter.year} options={page.years.map((year) => [year, year])} />
        <Choice name="tag" value={filter.tag} options={tags.map(({ tag, name }) => [tag, name])} />
        <Choice
          name="missing"
          value={filter.missing}
          options={missingParts.map((part) => [part, postList.missing[part]])}
        />
        <Choice
          name="sort"
          value={filter.sort ?? postSorts[0]}
          isRequired
          options={postSorts.map((sort) => [sort, postList.sorts[sort]])}
        />
        <Choice
          name="per"
          value={String(per)}
          isRequired
          options={pageLengths.map((length) => [String(length), String(length)])}
        />
      </div>
      {q && filter.sort && filter.sort !== 'newest' && (
        <p className={`${text.small} ${styles.note}`}>{postList.found_order}</p>
      )}
    </Form>
  );
}

interface ChoiceProps {
  name: 'status' | 'language' | 'year' | 'tag' | 'missing' | 'sort' | 'per';
  value: string | undefined;
  /** Nothing can't be chosen. */
  isRequired?: boolean;
  options: readonly (readonly [value: string, label: string])[];
}

function Choice({ name, value, options, isRequired = false }: ChoiceProps) {
  const { filter } = useOwner().messages.postList;
  // A year or a tag that no post has can be asked for by address.
  const isKnown = value === undefined || options.some(([option]) => option === value);
  return (
    <Field label={filter[name]}>
      {(control) => (
        <select {...control} name={name} defaultValue={value ?? ''}>
          {!isRequired && <option value="">{filter.any}</option>}
          {!isKnown && <option value={value}>{value}</option>}
          {options.map(([option, label]) => (
            <option key={option} value={option}>
              {label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
