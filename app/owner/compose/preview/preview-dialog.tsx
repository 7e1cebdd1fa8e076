import { useEffect, useRef, useState } from 'react';
import text from '../../../ui/text.module.css';
import { useOwner } from '../../context/owner-context.ts';
import { trustedHtml } from '../../context/trusted-html.ts';
import { Dialog, DialogClose, DialogHeading } from '../../forms/dialog.tsx';
import styles from '../dialogs.module.css';

/** In pixels. What is narrower than the desktop shows that smaller, and whole. */
const widths = { phone: 390, desktop: 1280 } as const;
type Width = keyof typeof widths;

interface PreviewDialogProps {
  /** The article's document. */
  html: string;
  onClose: () => void;
}

/** An article before it is saved: over the whole window, in the width of a phone or of a desktop. */
export function PreviewDialog({ html, onClose }: PreviewDialogProps) {
  const { preview, actions } = useOwner().messages.compose;
  const stage = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState<Width>(() => (innerWidth < widths.desktop * 0.75 ? 'phone' : 'desktop'));
  const room = useRoom(stage);
  const scale = width === 'desktop' ? Math.min(1, room / widths.desktop) : 1;
  const names = (['phone', 'desktop'] as const).map((name) => (
    <button key={name} type="button" aria-pressed={name === width} onClick={() => setWidth(name)}>
      {preview[name]}
    </button>
  ));
  return (
    <Dialog className={styles.preview} onClose={onClose}>
      <div className={styles.bar}>
        <DialogHeading>{preview.heading}</DialogHeading>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for the fields of a form */}
        <div role="group" aria-label={preview.widths} className={styles.widths}>
          {names}
        </div>
        <DialogClose className={text.action}>{preview.close}</DialogClose>
      </div>
      <div ref={stage} className={styles.stage}>
        <iframe
          className={styles[width]}
          title={actions.preview}
          ref={(frame) => {
            // React would hand it on as a plain text.
            if (frame && frame.srcdoc !== html) frame.srcdoc = trustedHtml(html);
          }}
          style={{ width: `${100 / scale}%`, height: `${100 / scale}%`, scale: `${scale}` }}
          onLoad={({ currentTarget: frame }) => holdFrame(frame, () => frame.closest('dialog')?.close())}
        />
      </div>
    </Dialog>
  );
}

/** The width of an element, in pixels; that of the window until it is known. */
function useRoom(element: { current: HTMLElement | null }): number {
  const [room, setRoom] = useState(innerWidth);
  useEffect(() => {
    if (!element.current) return;
    const observer = new ResizeObserver(([entry]) => entry && setRoom(entry.contentRect.width));
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return room;
}

/** Keeps a previewed page in its frame: its links open beside it, and Escape means the window around it. */
function holdFrame({ contentDocument: page }: HTMLIFrameElement, onEscape: () => void): void {
  if (!page) return;
  page.addEventListener('keydown', ({ key }) => key === 'Escape' && onEscape());
  page.addEventListener('click', (event) => {
    const link = (event.target as Element).closest('a');
    if (!link) return;
    const place = link.getAttribute('href') ?? '';
    // A place on the page itself: the frame has the address of Compose, and would go there. Nor is there a page in
    // another language yet.
    if (place.startsWith('#') || link.hreflang) {
      event.preventDefault();
      if (place.length > 1) page.getElementById(place.slice(1))?.scrollIntoView();
      return;
    }
    link.target = '_blank';
    link.relList.add('noopener');
  });
}
