import { Form, Link } from 'react-router';
import type { KeptPost, PostHere } from '../../../core/import/runs/import-run-core.ts';
import type { Locale } from '../../../shared/locale.ts';
import { localised, paths } from '../../../shared/paths.ts';
import { sectionPlaces } from '../../../shared/section-places.ts';
import text from '../../ui/text.module.css';
import { useOwner } from '../context/owner-context.ts';
import { Button, TextButton } from '../forms/button.tsx';
import { HeldPlaces } from '../forms/held-places.tsx';
import type { Held } from '../forms/read-held.ts';
import type { Unapproved } from '../forms/read-unapproved.ts';
import { RestoreCheck } from '../forms/restore-check.tsx';
import { WithoutApproval } from '../forms/without-approval.tsx';
import styles from './import-runs.module.css';
import type { LoadedPost } from './load-runs.ts';
import { useReviewKeys } from './use-review-keys.ts';

interface DecisionBarProps {
  loaded: LoadedPost;
  post: KeptPost;
  /** An article that was left out names somebody, and comes back for a reason alone. */
  held: Held | undefined;
  /** It comes back only all the same: its reader has not approved it as it is. */
  unapproved: Unapproved | undefined;
}

/** Accept, edit or leave out, and the way to the article before and behind. */
export function DecisionBar({ loaded: { query, previous, next }, post, held, unapproved }: DecisionBarProps) {
  const { messages, locale } = useOwner();
  const sentences = messages.importRuns.post;
  const { run, item, here, link } = post;
  const bar = useReviewKeys();
  const to = (position: number) => localised(paths.importedPost(run.id, position, query), locale);
  const isLeftOut = item.decision === 'left_out' && here === null;
  return (
    <section ref={bar} className={styles.bar} aria-label={sentences.decide}>
      <Form method="post" className={styles.actions} preventScrollReset>
        {item.decision === null || (item.decision === 'left_out' && here !== null) ? (
          <>
            {here && (
              <Button type="submit" name="decision" value="accepted" data-key="a">
                {sentences.accept}
              </Button>
            )}
            {here?.text === null && (
              <TextButton type="submit" name="decision" value="left_out" aria-describedby="leave-out-note">
                {sentences.leave_out}
              </TextButton>
            )}
          </>
        ) : (
          <>
            <span role="status">{isLeftOut ? sentences.left_out : sentences.accepted}</span>
            {held && <WithoutApproval />}
            {held && <HeldPlaces places={held.places} name="override_reason" required minLength={3} />}
            {unapproved && <RestoreCheck {...unapproved} />}
            <TextButton type="submit" name="decision" value="none">
              {held ? messages.guard.let_out : sentences.take_back}
            </TextButton>
          </>
        )}
        {here && (
          <Link className={text.action} to={localised(editorOf(here), locale)} data-key="e">
            {sentences.edit}
          </Link>
        )}
      </Form>
      <p className={styles.actions}>
        {previous !== null && (
          <Link className={text.action} to={to(previous)} rel="prev" data-key="k">
            {sentences.previous}
          </Link>
        )}
        {next !== null && (
          <Link className={text.action} to={to(next)} rel="next" data-key="j">
            {sentences.next}
          </Link>
        )}
        {link && (
          <a className={text.action} href={link} target="_blank" rel="noreferrer">
            {sentences.live}
          </a>
        )}
        {here?.status === 'published' && (
          <a className={text.action} href={publicAddress(here, locale)} target="_blank" rel="noopener">
            {sentences.here}
          </a>
        )}
      </p>
      <p className={text.small}>
        {!here?.text && <span id="leave-out-note">{sentences.leave_out_note} </span>}
        {sentences.keys}
      </p>
    </section>
  );
}

/** Where it is edited: an article in its editor, a section's text in the content manager. */
function editorOf({ slug, text }: PostHere): string {
  return text ? paths.contentSection(text.page_type, text.section_key) : paths.composePost(slug);
}

function publicAddress({ slug, text }: PostHere, locale: Locale): string {
  return text
    ? localised(sectionPlaces[text.section_key], text.language)
    : localised(paths.post(slug), locale);
}
