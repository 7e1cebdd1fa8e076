import { Link } from 'react-router';
import { localised, paths } from '../../../shared/paths.ts';
import text from '../../ui/text.module.css';
import { useOwner } from '../context/owner-context.ts';
import { PageHeading } from '../shell/page-heading.tsx';

/** In place of a speech whose post is not there. */
export function MissingSpeech() {
  const { messages, locale } = useOwner();
  const { link, gone, to_posts } = messages.speech;
  return (
    <PageHeading title={link}>
      <p>{gone}</p>
      <Link className={text.action} to={localised(paths.posts, locale)}>
        {to_posts}
      </Link>
    </PageHeading>
  );
}
