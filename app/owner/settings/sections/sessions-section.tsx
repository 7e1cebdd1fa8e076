import { useRef, useState } from 'react';
import { Form } from 'react-router';
import { plural } from '../../../../copy/fill.ts';
import { localised, paths } from '../../../../shared/paths.ts';
import button from '../../../ui/button.module.css';
import { useDesk } from '../../desk-context.ts';
import field from '../../field.module.css';
import { useAction } from '../../use-action.ts';
import { changeMessage } from '../change-message.ts';
import type { Change } from '../change-settings.ts';
import frame from '../section-form.module.css';
import { useSettings } from '../settings-context.ts';

/** Where else the owner is signed in, and the way to end that; this browser stays signed in. */
export function SessionsSection() {
  const desk = useDesk();
  const { copy, locale } = desk;
  const { sessions } = copy.settings;
  const { otherSessions } = useSettings();
  const message = useRef<HTMLParagraphElement>(null);
  const [isEnding, setEnding] = useState(false);
  const [answer, setAnswer] = useState<Change>();
  const failure = answer?.failure;
  const ended = answer && 'endedSessions' in answer ? answer.endedSessions : undefined;

  const action = localised(paths.settings, locale);
  const end = useAction<Change>(action, (told) => {
    setEnding(false);
    setAnswer(told);
    // The button that had the focus has nothing more to do, and goes.
    if (told && !told.failure) message.current?.focus();
  });

  return (
    <section id="sessions" className={frame.section} aria-labelledby="sessions-heading">
      <div className={frame.head}>
        <h2 id="sessions-heading">{sessions.heading}</h2>
      </div>
      <p className={frame.help}>
        {otherSessions > 0 ? plural(locale, sessions.open, otherSessions) : sessions.none}
      </p>
      <Form
        method="post"
        action={action}
        className={frame.actions}
        onSubmit={(event) => {
          event.preventDefault();
          if (isEnding) return;
          setEnding(true);
          setAnswer(undefined);
          end({ intent: 'end-others' });
        }}
      >
        {(otherSessions > 0 || isEnding) && (
          <button
            type="submit"
            className={`${button.button} ${button.outlined} ${button.compact}`}
            name="intent"
            value="end-others"
          >
            {isEnding ? sessions.ending : sessions.end}
          </button>
        )}
        <p ref={message} role="status" tabIndex={-1} className={failure ? field.error : frame.status}>
          {failure && changeMessage(failure, desk)}
          {ended !== undefined && plural(locale, sessions.ended, ended)}
        </p>
      </Form>
    </section>
  );
}
