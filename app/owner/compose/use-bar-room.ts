import { type RefObject, useEffect } from 'react';

/**
 * Tells the style sheets what they cannot know: `--bottom-bar`, how much of the window the bar at its foot takes, and for
 * the panel beside the text `--panel-top`, how far down it begins. So neither a field that has the focus nor the panel's
 * end nor a notice lies behind the bar.
 */
export function useBarRoom(bar: RefObject<HTMLElement | null>, panel: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { style } = document.documentElement;
    const main = bar.current?.firstElementChild as HTMLElement | null | undefined;
    const measure = () => {
      // On phones only its first part stays in view, and the bar itself has no box.
      const height = bar.current?.offsetHeight || main?.offsetHeight || 0;
      style.setProperty('--bottom-bar', `${height}px`);
      style.scrollPaddingBottom = `${height + 16}px`;
      // As it is before anything is scrolled: a panel that grew with scrolling would move the buttons below it away from a
      // click. Of what holds the panel, since the panel itself moves along.
      const top = (panel.current?.parentElement?.getBoundingClientRect().top ?? 0) + scrollY;
      panel.current?.style.setProperty('--panel-top', `${top}px`);
    };
    // In the next frame: what it sets changes the size of the panel, which it observes.
    let frame = 0;
    const observer = new ResizeObserver(() => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(measure);
    });
    for (const element of [bar.current, main, panel.current]) if (element) observer.observe(element);
    addEventListener('resize', measure);
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
      removeEventListener('resize', measure);
      style.removeProperty('--bottom-bar');
      style.scrollPaddingBottom = '';
    };
  }, [bar, panel]);
}
