import type { ReactNode } from 'react';
import { Form, Link } from 'react-router';
import { localised, paths } from '../../../../shared/paths.ts';
import { useOwner } from '../../context/owner-context.ts';
import { nameOf, type SpokenSource } from './spoken-source.ts';
import { TypedFields } from './typed-fields.tsx';

interface TextWayProps {
  to: 'speech' | 'stage' | 'podium';
  source: SpokenSource;
  className?: string | undefined;
  children: ReactNode;
}

/** Leads to another page of the same text: by its address, or by a form that has the text where it is kept nowhere. */
export function TextWay({ to, source, className, children }: TextWayProps) {
  const { locale } = useOwner();
  const address = localised(paths[to](nameOf(source)), locale);
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
