import type { ReactNode } from 'react';
import { Form, Link } from 'react-router';
import type { SpokenText } from '../../../core/posts/post-core.ts';
import { fill } from '../../../messages/fill.ts';
import { localized, paths } from '../../../shared/paths.ts';
import type { SpokenTextName } from '../../../shared/speech/speech.ts';
import { useLocalTime, useOwner } from '../context/owner-context.ts';
import { ActionLink } from '../page-kit.tsx';
import { PageHeading } from '../shell/page-parts.tsx';

/** The text being spoken. `at` is when it was saved or last typed, as an ISO 8601 timestamp. */
export type SpokenSource =
  | { is: 'saved'; slug: string; at: string }
  | { is: 'earlier'; slug: string; version: number; at: string }
  /** An autosave. `slug` is that of its post, null for a new text. */
  | { is: 'unsaved'; id: string; slug: string | null; at: string }
  /** Submitted in a form and not stored, so each form passes it on. */
  | { is: 'typed'; text: SpokenText };

export function nameOf(source: SpokenSource): SpokenTextName {
  switch (source.is) {
    case 'saved':
      return { slug: source.slug };
    case 'earlier':
      return { slug: source.slug, version: String(source.version) };
    case 'unsaved':
      return { ...(source.slug !== null && { slug: source.slug }), unsaved: source.id };
    case 'typed':
      return {};
  }
}

/** Returns a key that all versions of a text share, so that they use the same settings. */
export function keyOf(source: SpokenSource): string {
  const { slug, unsaved } = nameOf(source);
  return slug ?? unsaved ?? 'typed';
}

interface TextWayProps {
  to: 'speech' | 'stage' | 'podium';
  source: SpokenSource;
  className?: string | undefined;
  children: ReactNode;
}

/** Opens another page for the same text: a link, or a form that contains the text if it isn't stored. */
export function TextWay({ to, source, className, children }: TextWayProps) {
  const { locale } = useOwner();
  const address = localized(paths[to](nameOf(source)), locale);
  if (source.is !== 'typed') {
    return (
      <Link className={className} to={address}>
        {children}
      </Link>
    );
  }
  return (
    <Form method="post" action={address}>
      <TypedFields source={source} />
      <button type="submit" className={className}>
        {children}
      </button>
    </Form>
  );
}

/** Adds a text that isn't stored to a form. */
export function TypedFields({ source }: { source: SpokenSource }) {
  if (source.is !== 'typed') return null;
  const { title, language, html } = source.text;
  return (
    <>
      <input type="hidden" name="title" value={title} />
      <input type="hidden" name="language" value={language} />
      <input type="hidden" name="html" value={html} />
    </>
  );
}

/** The text's name and time. */
export function WhichText({ source }: { source: SpokenSource }) {
  const { which } = useOwner().messages.speech;
  const time = useLocalTime('at' in source ? source.at : '');
  return <span>{fill(which[source.is], { time })}</span>;
}

/** A link back to the editor. Renders nothing for a text that isn't stored. */
export function BackToText({ source, className }: { source: SpokenSource; className?: string | undefined }) {
  const { messages, locale } = useOwner();
  if (source.is === 'typed') return null;
  const address =
    source.is === 'unsaved' && source.slug === null
      ? paths.composeUnsaved(source.id)
      : paths.composePost(source.slug ?? '');
  return (
    <Link className={className} to={localized(address, locale)}>
      {messages.speech.back}
    </Link>
  );
}

export type SpeechFailure = 'post_not_found' | 'copy_not_found' | 'text_too_intricate';

/** Shown on the speech pages if there is no speech. */
export function MissingSpeech({ failure = 'post_not_found' }: { failure?: SpeechFailure | undefined }) {
  const { link, missing, to_posts } = useOwner().messages.speech;
  return (
    <PageHeading title={link}>
      <p>{missing[failure]}</p>
      <ActionLink to={paths.posts}>{to_posts}</ActionLink>
    </PageHeading>
  );
}
