import type { ComponentPropsWithRef } from 'react';

/**
 * A list without markers. WebKit takes such a list for mere layout, and VoiceOver does not announce it, unless the
 * role says what the element says already.
 */
export function BareList({ as: List = 'ul', ...props }: ComponentPropsWithRef<'ul'> & { as?: 'ul' | 'ol' }) {
  return <List role="list" {...(props as object)} />;
}
