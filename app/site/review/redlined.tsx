import type { Difference } from '../../../shared/diff-lists.ts';
import layout from '../../ui/text.module.css';
import { useSite } from '../site-context.ts';

/** Words as an editor marks them: what was taken out struck, what was put in underlined. Always plain text. */
export function Redlined({ pieces }: { pieces: readonly Difference[] }) {
  const { review } = useSite().messages;
  return pieces.map(({ kind, text }, index) => {
    const Mark = kind === 'removed' ? 'del' : 'ins';
    // Words that follow one another in different marks are words still.
    const spaced = index < pieces.length - 1 && !text.endsWith(' ') ? `${text} ` : text;
    if (kind === 'same') return spaced;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: rendered once
      <Mark key={index}>
        <span className={layout.hidden}>{review[kind]} </span>
        {spaced}
      </Mark>
    );
  });
}
