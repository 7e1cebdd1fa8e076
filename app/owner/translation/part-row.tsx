import type { Editor } from '@tiptap/react';
import { type ComponentType, createElement, type ReactNode, useRef } from 'react';
import type { Mark, TranslatedPart } from '../../../core/translations/side-by-side.ts';
import { fill } from '../../../messages/fill.ts';
import type { Locale } from '../../../shared/locale.ts';
import marked from '../../ui/marks.module.css';
import text from '../../ui/text.module.css';
import { EditedText } from '../compose/dialogs/comparison.tsx';
import { useOwner } from '../context/owner-context.ts';
import { trustedHtml } from '../context/trusted-html.ts';
import prose from '../editor/text.module.css';
import { TextButton } from '../forms/fields.tsx';
import field from '../forms/forms.module.css';
import type { PartEditor } from './part-editor.tsx';
import { type BodyPart, isOpen, type PartState } from './parts.ts';
import styles from './translation.module.css';

/** The languages of both texts. */
export interface Sides {
  from: Locale;
  into: Locale;
}

interface PartRowProps {
  id: string;
  sides: Sides;
  original: ReactNode;
  state: PartState;
  marks: readonly Pick<Mark, 'id'>[];
  onCopy?: () => void;
  children: ReactNode;
}

/** A part of the original, its translation, and what it needs. */
export function PartRow({ id, sides, original, state, marks, onCopy, children }: PartRowProps) {
  return (
    <li className={styles.row} tabIndex={-1} data-open={isOpen(state) || undefined}>
      <div lang={sides.from} className={styles.original}>
        {original}
      </div>
      <div className={styles.translation}>
        <div lang={sides.into} className={state === 'missing' ? styles.missing : styles.sheet}>
          {children}
        </div>
        <PartNeeds id={id} sides={sides} state={state} marks={marks} onCopy={onCopy} />
      </div>
    </li>
  );
}

type PartNeedsProps = Pick<PartRowProps, 'id' | 'sides' | 'state' | 'marks'> & {
  onCopy?: (() => void) | undefined;
};

/** The state of a part, and the ways to bring it up to date. */
export function PartNeeds({ id, sides, state, marks, onCopy }: PartNeedsProps) {
  const { translation } = useOwner().messages;
  const sentence = translation.marks[state];
  const words = typeof sentence === 'string' ? sentence : sentence[sides.from];
  return (
    <p id={id} className={`${text.small} ${styles.needs}`}>
      {isOpen(state) ? (
        <>
          <span className={marked.caret} aria-hidden="true" />
          <b>{words}</b>
          {state === 'missing' && onCopy && (
            <TextButton className={styles.scripted} onClick={onCopy}>
              {translation.copy[sides.from]}
            </TextButton>
          )}
          <TextButton
            type="submit"
            form="confirm"
            name="mark"
            value={marks.map((mark) => mark.id).join(' ')}
            data-confirm=""
            aria-describedby={id}
          >
            {state === 'missing' ? translation.leave_out : translation.confirm}
          </TextButton>
        </>
      ) : (
        words
      )}
    </p>
  );
}

/** The URL of a link or an image in a paragraph's text (core/translations/segments.ts). */
const link = / ?\[(?:\/|#|https?:|mailto:|tel:)[^\]\s]*\]/g;

const tags: Readonly<Record<string, string>> = {
  h2: 'h2',
  h3: 'h3',
  quote: 'blockquote',
  caption: 'figcaption',
};

interface OriginalTextProps extends Pick<TranslatedPart, 'paragraphs'> {
  /** Safe HTML, shown if nothing changed. */
  html: string;
}

/** A part of the original as readers see it, or with what changed since it was translated. */
export function OriginalText({ paragraphs, html }: OriginalTextProps) {
  const { reviewPanel } = useOwner().messages;
  const isSame = paragraphs.every(({ pieces }) => pieces.every(({ kind }) => kind === 'same'));
  if (isSame) return <Prose html={html} />;
  return (
    <div className={`${prose.text} ${field.edited}`}>
      {paragraphs.map(({ kind, pieces }, index) => {
        const words = pieces.flatMap((piece) => [
          { kind: piece.kind, text: piece.kind === 'same' ? piece.text.replace(link, '') : piece.text },
          { kind: 'same' as const, text: ' ' },
        ]);
        const className = kind === 'li' ? styles.item : undefined;
        const shown = <EditedText pieces={words} labels={reviewPanel} />;
        return createElement(tags[kind] ?? 'p', { key: index, className }, shown);
      })}
    </div>
  );
}

function Prose({ html }: { html: string }) {
  return (
    <div
      className={prose.text}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitized by the core
      dangerouslySetInnerHTML={{ __html: trustedHtml(html) }}
    />
  );
}

interface BodyRowProps {
  number: number;
  sides: Sides;
  part: BodyPart;
  state: PartState;
  /** Undefined while it loads. */
  PartEditor: ComponentType<Parameters<typeof PartEditor>[0]> | undefined;
  isEdited: boolean;
  onFocus: () => void;
  onWrite: (html: string) => void;
}

/** A part of the body, with its editor once that has loaded. */
export function BodyRow({ number, sides, part, state, PartEditor, isEdited, ...on }: BodyRowProps) {
  const { translation } = useOwner().messages;
  const editor = useRef<Editor>(null);
  const needs = `needs-${number}`;
  return (
    <PartRow
      id={needs}
      sides={sides}
      original={<OriginalText paragraphs={part.paragraphs} html={part.original} />}
      state={state}
      marks={part.marks}
      onCopy={() =>
        editor.current?.chain().setContent(part.original, { emitUpdate: true }).focus('start').run()
      }
    >
      {PartEditor ? (
        <PartEditor
          id={`part-${number}`}
          html={part.html}
          original={part.original}
          label={fill(translation.field.part[sides.into], { number })}
          describedBy={needs}
          ref={editor}
          isEdited={isEdited}
          onFocus={on.onFocus}
          onChange={on.onWrite}
        />
      ) : (
        <div>
          <Prose html={part.sanitized} />
        </div>
      )}
    </PartRow>
  );
}
