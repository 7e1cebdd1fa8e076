import { paths } from '../../../shared/paths.ts';
import { useOwner } from '../context/owner-context.ts';
import { ActionLink } from '../page-kit.tsx';
import { PageHeading } from '../shell/page-parts.tsx';
import type { SpeechFailure } from './load-speech.ts';

export function MissingSpeech({ failure = 'post_not_found' }: { failure?: SpeechFailure | undefined }) {
  const { link, missing, to_posts } = useOwner().messages.speech;
  return (
    <PageHeading title={link}>
      <p>{missing[failure]}</p>
      <ActionLink to={paths.posts}>{to_posts}</ActionLink>
    </PageHeading>
  );
}
