import { fill } from '../../../messages/fill.ts';
import { localised, paths } from '../../../shared/paths.ts';
import { BareList } from '../../ui/bare-list.tsx';
import { useSite } from '../site-context.ts';
import styles from './article.module.css';
import { networks, shareTarget } from './share-targets.ts';

interface ShareRowProps {
  slug: string;
  title: string;
  /** Relative to the article; the two rows are told apart by their spoken labels. */
  place: 'above' | 'below';
}

/** Links to the networks' share pages. The site's script opens them in a small window and copies the post's link. */
export function ShareRow({ slug, title, place }: ShareRowProps) {
  const { messages, locale, origin } = useSite();
  const { share, shell } = messages;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for the fields of a form
    <div
      className={styles.row}
      role="group"
      aria-label={place === 'above' ? share.label_above : share.label_below}
    >
      <span className={styles.heading} aria-hidden="true">
        {share.heading}
      </span>
      <BareList className={styles.networks}>
        {networks.map((network) => (
          <li key={network}>
            <a
              href={shareTarget(network, origin + paths.share(slug), title)}
              target="_blank"
              rel="noopener noreferrer"
              aria-label={`${fill(share.share_on, { network: share[network] })} (${shell.new_tab})`}
              data-share=""
            >
              {share[network]}
            </a>
          </li>
        ))}
      </BareList>
      <span className={styles.copy}>
        <button
          type="button"
          data-copy={origin + localised(paths.post(slug), locale)}
          data-toast={messages.toasts.link_copied}
        >
          {share.copy_link}
        </button>
        <span role="status" data-copied={share.copied} data-copy-failed={share.copy_failed} />
      </span>
    </div>
  );
}
