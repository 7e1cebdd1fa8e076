import { Link } from 'react-router';
import { localised, paths } from '../../../shared/paths.ts';
import text from '../../ui/text.module.css';
import { useOwner } from '../context/owner-context.ts';
import { PageHeading } from '../shell/page-parts.tsx';
import type { SpeechFailure } from './load-speech.ts';

/** In place of a speech that there is not. */
export function MissingSpeech({ failure = 'post_not_found' }: { failure?: SpeechFailure | undefined }) {
  const { messages, locale } = useOwner();
  const { link, missing, to_posts } = messages.speech;
  return (
    <PageHeading title={link}>
      <p>{missing[failure]}</p>
      <Link className={text.action} to={localised(paths.posts, locale)}>
        {to_posts}
      </Link>
    </PageHeading>
  );
}
