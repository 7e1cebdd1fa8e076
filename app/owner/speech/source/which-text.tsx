import { Link } from 'react-router';
import { fill } from '../../../../messages/fill.ts';
import { localised, paths } from '../../../../shared/paths.ts';
import { useLocalTime, useOwner } from '../../context/owner-context.ts';
import type { SpokenSource } from './spoken-source.ts';

/** Says which text it is, and of which time. */
export function WhichText({ source }: { source: SpokenSource }) {
  const { which } = useOwner().messages.speech;
  const time = useLocalTime('at' in source ? source.at : '');
  return <span>{fill(which[source.is], { time })}</span>;
}

/** The way back to where the text is written; none for one that is kept nowhere. */
export function BackToText({ source, className }: { source: SpokenSource; className?: string | undefined }) {
  const { messages, locale } = useOwner();
  if (source.is === 'typed') return null;
  const address =
    source.is === 'unsaved' && source.slug === null
      ? paths.composeUnsaved(source.id)
      : paths.composePost(source.slug ?? '');
  return (
    <Link className={className} to={localised(address, locale)}>
      {messages.speech.back}
    </Link>
  );
}
