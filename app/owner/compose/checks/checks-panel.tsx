import { useEffect, useId, useState } from 'react';
import { fill } from '../../../../messages/fill.ts';
import { maxChecks, type PostCheck } from '../../../../shared/checks/post-check.ts';
import { paths } from '../../../../shared/paths.ts';
import text from '../../../ui/text.module.css';
import { useOwner } from '../../context/owner-context.ts';
import type { PageHandle } from '../../editor/rich-editor.tsx';
import { callApi } from '../../forms/api.ts';
import { TextButton } from '../../forms/fields.tsx';
import styles from '../details/details.module.css';
import type { Fields } from '../saving.ts';
import { OutsideLinks } from './outside-links.tsx';
import { goToCheck, makeHeading, namesOtherSites, shortened } from './places.ts';

interface ChecksPanelProps {
  fields: Fields;
  /** The text editor; null while the source or a plain field is shown. */
  page: PageHandle | null;
}

/** A post's checks, each with a way to fix it, open until it is published. They never block publishing. */
export function ChecksPanel({ fields, page }: ChecksPanelProps) {
  const { checks: messages } = useOwner().messages;
  const checks = useChecks(fields);
  const { html } = fields.typed;
  const hasOutside = namesOtherSites(html);
  if (checks.length === 0 && !hasOutside) return null;
  return (
    <details className={styles.checks} open={fields.saved?.status !== 'published'} id="checks">
      <summary>
        <h2>{messages.heading}</h2> {checks.length > 0 && <span className={text.small}>{checks.length}</span>}
      </summary>
      {checks.length > 0 && <p className={text.small}>{messages.intro}</p>}
      <ul>
        {checks.map((check, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two checks can be equal
          <Check key={`${check.code} ${at}`} check={check} page={page} />
        ))}
      </ul>
      {checks.length >= maxChecks && (
        <p className={text.small}>{fill(messages.more, { count: maxChecks })}</p>
      )}
      {hasOutside && <OutsideLinks html={html} read={() => fields.read().html} page={page} />}
    </details>
  );
}

function Check({ check, page }: { check: PostCheck; page: PageHandle | null }) {
  const { lines, mend, go_field, to_heading } = useOwner().messages.checks;
  const id = useId();
  const { code, field, passage = '', href = '', length = 0, at = 0 } = check;
  const sentence = code === 'link_empty' && !passage.trim() ? lines.link_empty_words : lines[code];
  const canMake = code === 'heading_skipped' && page !== null;
  const fix = () => {
    if (!canMake || !makeHeading(page.editor, passage)) goToCheck(check);
  };
  return (
    <li>
      <span id={id}>
        {fill(sentence, {
          passage: shortened(passage.trim()),
          href: shortened(href),
          length,
          at: at + 1,
        })}
      </span>
      <TextButton className={styles.fix} aria-describedby={id} onClick={fix}>
        {canMake ? to_heading : code === 'placeholder' ? go_field : mend[field]}
      </TextButton>
    </li>
  );
}

/** Pause in typing before the checks run again, in ms. */
const pauseMs = 1_200;

/** Texts with more characters are checked only when they are saved. */
const longest = 300_000;

/** Returns the checks of the typed text, or those of the saved post until something is typed. */
function useChecks({ typed, saved }: Fields): readonly PostCheck[] {
  const [checks, setChecks] = useState(saved?.checks ?? []);
  const slug = saved?.slug;
  // No check depends on the date.
  const { date: _, ...values } = typed;
  const checked = JSON.stringify(values);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a newly saved version is checked again
  useEffect(() => {
    if (!typed.html.trim() || checked.length > longest) return;
    const calling = new AbortController();
    const timer = setTimeout(async () => {
      const options = { body: JSON.parse(checked), signal: calling.signal };
      const called = await callApi<PostCheck[]>('POST', paths.apiChecks(slug), options).catch(
        () => undefined,
      );
      if (called?.ok && !calling.signal.aborted) setChecks(called.value);
    }, pauseMs);
    return () => {
      clearTimeout(timer);
      calling.abort();
    };
  }, [checked, slug, saved?.status, saved?.version]);
  return typed.html.trim() ? checks : [];
}
