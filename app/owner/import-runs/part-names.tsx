import type { NamedParts } from '../../../core/import/runs/mark-pair.ts';
import { nameOfEmbedded } from '../../../shared/embedded-picture.ts';
import { useOwner } from '../context/owner-context.ts';
import styles from './import-runs.module.css';

const kinds = ['pictures', 'links', 'headings', 'lists'] as const;

/** Which pictures, links, headings and lists are missing or new, by their addresses and words. */
export function PartNames({ parts }: { parts: NamedParts }) {
  const { importRuns } = useOwner().messages;
  const named = kinds.filter((kind) => parts[kind].missing.length + parts[kind].added.length > 0);
  if (named.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="names">
      <h2 id="names" className={styles.heading}>
        {importRuns.post.names}
      </h2>
      {named.map((kind) => (
        <section key={kind} aria-label={importRuns.parts[kind]}>
          <h3 className={styles.subheading}>{importRuns.parts[kind]}</h3>
          <ul className={styles.notices}>
            {parts[kind].missing.map((name, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the same address may be missing twice
              <li key={`missing ${at}`}>
                {importRuns.post.missing}: <del>{nameOfEmbedded(name) ?? name}</del>
              </li>
            ))}
            {parts[kind].added.map((name, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the same address may be new twice
              <li key={`added ${at}`}>
                {importRuns.post.added}: <ins>{name}</ins>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </section>
  );
}
