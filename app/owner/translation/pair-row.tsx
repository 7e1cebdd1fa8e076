import { Form } from 'react-router';
import type { Mark, ShownBlock, SideBySideRow } from '../../../core/translations/drift/side-by-side.ts';
import { fill } from '../../../messages/fill.ts';
import type { Locale } from '../../../shared/locale.ts';
import text from '../../ui/text.module.css';
import { useOwner } from '../context/owner-context.ts';
import { Button } from '../forms/button.tsx';
import styles from './translation.module.css';
import { Words } from './words.tsx';

interface PairRowProps {
  row: SideBySideRow;
  original: Locale;
  translation: Locale;
}

/** Paragraphs that belong together, with why they are marked, and the way to say that they are right. */
export function PairRow({ row, original, translation: into }: PairRowProps) {
  const { translation } = useOwner().messages;
  const { marks } = row;
  const marked = new Set(marks.flatMap(({ at }) => at));
  const isMarked = marks.length > 0;
  const start = (row.translation[0] ?? row.original[0])?.text.slice(0, 60) ?? '';
  return (
    <li className={isMarked ? styles.marked : undefined} {...(isMarked && { 'data-mark': '', tabIndex: -1 })}>
      <div lang={original} className={styles.text}>
        {row.original.map((block) => (
          <Paragraph key={block.at} block={block} />
        ))}
      </div>
      <div className={styles.text}>
        <div lang={into}>
          {row.translation.map((block) => (
            <Paragraph key={block.at} block={block} isMarked={marked.has(block.at)} />
          ))}
        </div>
        {row.translation.length === 0 && <p className={styles.nothing}>{translation.no_paragraph}</p>}
        {isMarked && (
          <div className={styles.why}>
            {marks.map((mark) => (
              <Why key={mark.id} mark={mark} language={original} />
            ))}
            <Form method="post" preventScrollReset>
              {marks.map(({ id }) => (
                <input key={id} type="hidden" name="mark" value={id} />
              ))}
              <Button
                type="submit"
                name="intent"
                value="confirm"
                isOutlined
                data-confirm=""
                aria-label={fill(translation.confirm_label, { start })}
              >
                {translation.confirm}
              </Button>
            </Form>
          </div>
        )}
      </div>
    </li>
  );
}

function Paragraph({
  block: { kind, text: words },
  isMarked = false,
}: {
  block: ShownBlock;
  isMarked?: boolean;
}) {
  return (
    <p data-kind={kind} className={isMarked ? styles.open : undefined}>
      <Words text={words} />
    </p>
  );
}

/** What the original said, and says now. */
function Why({ mark: { kind, redline }, language }: { mark: Mark; language: Locale }) {
  const { translation } = useOwner().messages;
  return (
    <>
      <p className={text.small}>{translation.marks[kind]}</p>
      {(kind === 'changed' || kind === 'removed') && (
        <p className={styles.redline} lang={language}>
          {redline.map((piece, at) => {
            const words = <Words text={`${piece.text} `} />;
            // biome-ignore-start lint/suspicious/noArrayIndexKey: a fixed list that is rendered once
            if (piece.kind === 'removed') return <del key={at}>{words}</del>;
            if (piece.kind === 'added') return <ins key={at}>{words}</ins>;
            return <span key={at}>{words}</span>;
            // biome-ignore-end lint/suspicious/noArrayIndexKey: a fixed list that is rendered once
          })}
        </p>
      )}
    </>
  );
}
