import { Link } from 'react-router';
import { fill, plural } from '../../../messages/fill.ts';
import { localised, paths } from '../../../shared/paths.ts';
import button from '../../ui/button.module.css';
import text from '../../ui/text.module.css';
import { type Owner, useOwner } from '../context/owner-context.ts';
import field from '../forms/forms.module.css';
import { requestMessage } from '../forms/request-message.ts';
import { EmptyState } from '../shell/empty-state.tsx';
import { PageHeading } from '../shell/page-heading.tsx';
import type { TranslationFailure, TranslationResult } from './change-translation.ts';
import type { LoadedTranslation } from './load-translation.ts';
import { PairChoice } from './pair-choice.tsx';
import { PairView } from './pair-view.tsx';
import styles from './translation.module.css';

interface TranslationOverviewProps {
  loaded: LoadedTranslation;
  result: TranslationResult | undefined;
  isLost: boolean;
}

/** Both texts where the post has a translation, else what it can be paired with; and what came of the last change. */
export function TranslationOverview({ loaded, result, isLost }: TranslationOverviewProps) {
  const { messages, locale } = useOwner();
  const { translation, errors } = messages;
  const { post, pair } = loaded;
  return (
    <>
      <PageHeading title={translation.title}>
        {post && (
          <Link className={text.action} to={localised(paths.composePost(post.slug), locale)}>
            {fill(translation.back, { title: post.title || post.slug })}
          </Link>
        )}
      </PageHeading>
      {isLost && (
        <p role="alert" className={field.error}>
          {errors.catalog.auth_network_compose}
        </p>
      )}
      <div className={styles.outcome} role="status">
        {result?.done && <p>{doneText(result, { messages, locale })}</p>}
        {result?.failure && <p className={field.error}>{failureText(result.failure, messages)}</p>}
      </div>
      {!post && (
        <EmptyState heading={translation.missing} text={translation.missing_help}>
          <Link className={button.button} to={localised(paths.compose, locale)}>
            {translation.to_compose}
          </Link>
        </EmptyState>
      )}
      {post && !pair && <PairChoice post={post} offered={loaded.offered} query={loaded.query} />}
      {pair && <PairView {...pair} />}
    </>
  );
}

function doneText(
  { done, count }: Extract<TranslationResult, { done: string }>,
  { messages, locale }: Pick<Owner, 'messages' | 'locale'>,
): string {
  const sentences = messages.translation.done;
  return done === 'confirm' ? plural(locale, sentences.confirm, count) : sentences[done];
}

function failureText(failure: TranslationFailure, { translation, errors }: Owner['messages']): string {
  switch (failure.code) {
    case 'pair_taken':
      return fill(translation.failures.pair_taken, { slug: failure.slug });
    case 'post_not_found':
    case 'pair_not_found':
    case 'pair_one_language':
      return translation.failures[failure.code];
    default:
      return requestMessage(failure.code, errors);
  }
}
