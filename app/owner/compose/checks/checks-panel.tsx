import { useEffect, useId, useState } from 'react';
import { fill } from '../../../../messages/fill.ts';
import { mostChecks, type PostCheck } from '../../../../shared/checks/post-check.ts';
import { paths } from '../../../../shared/paths.ts';
import text from '../../../ui/text.module.css';
import { type Owner, useOwner } from '../../context/owner-context.ts';
import type { PageHandle } from '../../editor/rich-editor.tsx';
import { callApi } from '../../forms/api.ts';
import { TextButton } from '../../forms/fields.tsx';
import styles from '../details/details.module.css';
import type { Fields } from '../fields.ts';
import type { DraftValues } from '../post-values.ts';
import { OutsideLinks } from './outside-links.tsx';
import { goToCheck, makeHeading, namesOtherSites, shortened } from './places.ts';

/** Pause in typing before the checks run again, in ms. */
const pause = 1_200;

/** Longer texts, in characters, are only checked when they are saved. */
const longest = 300_000;

/** The checks of the typed text; those of the saved post until something is typed. */
function useChecks(fields: Fields): readonly PostCheck[] {
  const { typed, saved } = fields;
  const [checks, setChecks] = useState(saved?.checks ?? []);
  const opened = saved?.slug;
  // Dates have advice of their own, and typing one changes none of this.
  const wanted = JSON.stringify(inputOf(typed));
  // biome-ignore lint/correctness/useExhaustiveDependencies: a version that was saved is a reason to ask again
  useEffect(() => {
    if (!typed.html.trim() || wanted.length > longest) return;
    const asking = new AbortController();
    const timer = setTimeout(async () => {
      const body = JSON.parse(wanted) as object;
      const called = await callApi<PostCheck[]>('POST', paths.apiChecks(opened), {
        body,
        signal: asking.signal,
      }).catch(() => undefined);
      if (called?.ok && !asking.signal.aborted) setChecks(called.value);
    }, pause);
    return () => {
      clearTimeout(timer);
      asking.abort();
    };
  }, [wanted, opened, saved?.status, saved?.version]);
  return typed.html.trim() ? checks : [];
}

function inputOf({ date: _, ...values }: DraftValues) {
  return values;
}

interface ChecksPanelProps {
  fields: Fields;
  /** The page of the text, null while its source or a plain field is shown. */
  page: PageHandle | null;
}

/** The checks of a post, each with a way to fix it. Open until it is published; they never block publishing. */
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
          // biome-ignore lint/suspicious/noArrayIndexKey: the same may be said of the same words twice
          <Line key={`${check.code} ${at}`} check={check} page={page} />
        ))}
      </ul>
      {checks.length >= mostChecks && (
        <p className={text.small}>{fill(messages.more, { count: mostChecks })}</p>
      )}
      {hasOutside && <OutsideLinks html={html} read={() => fields.read().html} page={page} />}
    </details>
  );
}

function Line({ check, page }: { check: PostCheck; page: PageHandle | null }) {
  const { checks: messages } = useOwner().messages;
  const id = useId();
  const line = lineOf(check, messages);
  const canMake = check.code === 'heading_skipped' && page !== null;
  const action = canMake ? messages.to_heading : actionOf(check, messages);
  const mend = () => {
    if (!canMake || !makeHeading(page.editor, check.passage ?? '')) goToCheck(check);
  };
  return (
    <li>
      <span id={id}>{line}</span>
      <TextButton className={styles.mend} aria-describedby={id} onClick={mend}>
        {action}
      </TextButton>
    </li>
  );
}

function lineOf(check: PostCheck, { lines }: Owner['messages']['checks']): string {
  const { code, passage = '', href = '', length = 0, at = 0 } = check;
  const words = passage.trim();
  const sentence = code === 'link_empty' && !words ? lines.link_empty_words : lines[code];
  return fill(sentence, { passage: shortened(words), href: shortened(href), length, at: at + 1 });
}

function actionOf({ code, field }: PostCheck, { mend, go_field }: Owner['messages']['checks']): string {
  return code === 'placeholder' ? go_field : mend[field];
}
