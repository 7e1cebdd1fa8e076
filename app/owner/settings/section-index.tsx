import { useEffect, useRef } from 'react';
import marks from '../../ui/marks.module.css';
import { useOwner } from '../context/owner-context.ts';
import { sectionGroups } from './section-groups.ts';
import styles from './settings.module.css';
import { useCurrentSection } from './use-current-section.ts';

/** The parts of the page by their anchors, with the one that is being looked at; folded up on narrow screens. */
export function SectionIndex() {
  const { messages } = useOwner();
  const { settings } = messages;
  const groups = sectionGroups(messages);
  const sections = groups.flatMap((group) => group.sections);
  const current = useCurrentSection(sections.map(({ id }) => id));
  const index = useRef<HTMLElement>(null);

  useEffect(() => {
    const here = current && index.current?.querySelector<HTMLElement>('[aria-current]');
    const box = index.current;
    // Only the index scrolls along, never the page.
    if (here && box) box.scrollTop = here.offsetTop - box.clientHeight / 2;
  }, [current]);

  const list = (
    <ul>
      {groups.map((group) => (
        <li key={group.name}>
          <p className={styles.group}>{group.name}</p>
          <ul>
            {group.sections.map(({ id, name }) => (
              <li key={id}>
                {/* On a telephone, the way once chosen makes room for where it leads. */}
                <a
                  href={`#${id}`}
                  aria-current={id === current ? 'location' : undefined}
                  onClick={(event) => event.currentTarget.closest('details')?.removeAttribute('open')}
                >
                  <span className={`${styles.name} ${id === current ? marks.active : ''}`}>{name}</span>
                </a>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
  const here = sections.find(({ id }) => id === current)?.name;
  return (
    <>
      <nav ref={index} className={styles.index} aria-label={settings.index}>
        {list}
      </nav>
      <details className={styles.folded}>
        <summary>
          <span>{settings.index}</span>
          {here && <span className={styles.here}>{here}</span>}
        </summary>
        <nav aria-label={settings.index}>{list}</nav>
      </details>
    </>
  );
}
