import { useState } from 'react';
import { fill, plural } from '../../../../messages/fill.ts';
import { locales } from '../../../../shared/locale.ts';
import { localised, paths } from '../../../../shared/paths.ts';
import { useOwner } from '../../context/owner-context.ts';
import { Dialog, DialogHeading } from '../../forms/dialog.tsx';
import { Button, TextButton } from '../../forms/fields.tsx';
import type { Message } from '../../forms/notices.tsx';
import { useAction } from '../../forms/use-action.ts';
import { failureMessage } from '../failure-detail.ts';
import type { LoadedPageTexts } from './load-page-texts.ts';
import styles from './page-texts.module.css';
import type { PageTextResult } from './save-page-text.ts';

interface PublishAllProps {
  loaded: LoadedPageTexts;
  /** Keeps what is being typed, and goes on. */
  whenLeft: (then: () => void) => void;
  onDone: (message: Message) => void;
}

/** Puts every draft on the site, once its owner has seen which ones. Without script a form that does it at once. */
export function PublishAll({ loaded: { texts, elsewhere }, whenLeft, onDone }: PublishAllProps) {
  const owner = useOwner();
  const { messages, locale } = owner;
  const { contentManager, compose, pageTexts, language: languages } = messages;
  const [isAsked, setAsked] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const send = useAction<PageTextResult>(localised(paths.pageTexts, locale), (result) => {
    setBusy(false);
    setAsked(false);
    if (!result || result.failure?.code === 'signed_out') return;
    if (!result.published) {
      const { status = 500 } = result.failure ?? {};
      return onDone(failureMessage('content_save', { status, detail: '' }, owner));
    }
    const { done, left } = result.published;
    const parts = [
      plural(locale, pageTexts.all_published, done),
      ...(left > 0 ? [plural(locale, pageTexts.left, left)] : []),
    ];
    onDone({ text: parts.join(' ') });
  });
  const drafts = [...texts, ...elsewhere].flatMap((text) =>
    locales
      .filter((language) => text.versions[language].status.includes('draft'))
      .map((language) => ({ text, language })),
  );
  if (drafts.length === 0) return null;
  return (
    <form
      method="post"
      onSubmit={(event) => {
        event.preventDefault();
        whenLeft(() => setAsked(true));
      }}
    >
      <input type="hidden" name="intent" value="publish-all" />
      <Button isOutlined type="submit">
        {plural(locale, pageTexts.publish_all, drafts.length)}
      </Button>
      {isAsked && (
        <Dialog onClose={() => setAsked(false)}>
          <DialogHeading>{pageTexts.publish_heading}</DialogHeading>
          <ul className={styles.drafts}>
            {drafts.map(({ text, language }) => (
              <li key={`${text.key} ${language}`}>
                <strong>
                  {fill(pageTexts.editing, {
                    text: contentManager.sections[text.key],
                    language: languages[`name_${language}`],
                  })}
                </strong>
                <span lang={language}>{text.versions[language].words.slice(0, 140)}</span>
              </li>
            ))}
          </ul>
          <div className={styles.publishAllActions}>
            <Button
              disabled={isBusy}
              onClick={() => {
                setBusy(true);
                send({ intent: 'publish-all', enhanced: '1' });
              }}
            >
              {isBusy ? contentManager.publishing : pageTexts.publish_confirm}
            </Button>
            <TextButton onClick={() => setAsked(false)}>{compose.actions.cancel}</TextButton>
          </div>
        </Dialog>
      )}
    </form>
  );
}
