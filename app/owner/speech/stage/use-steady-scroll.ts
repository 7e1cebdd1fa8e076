import { type RefObject, useEffect, useRef } from 'react';
import { pageHeight } from './scroll-place.ts';

interface SteadyScroll {
  /** What is scrolled; its first child is the text. */
  area: RefObject<HTMLElement | null>;
  isRunning: boolean;
  /** For all of the text. */
  seconds: number;
  /** By pages instead of steadily. */
  isByPage: boolean;
  /** Several times a second. */
  onProgress: () => void;
  /** The last line has passed. */
  onEnd: () => void;
}

/** Longest time between two frames that counts, in ms: while the page was hidden nothing was read. */
const longestFrame = 250;

/** Scrolls so that the whole text passes the reading line in its seconds; whoever scrolls by hand goes on from there. */
export function useSteadyScroll({ area, isRunning, seconds, isByPage, ...on }: SteadyScroll): void {
  const tell = useRef(on);
  useEffect(() => {
    tell.current = on;
  });
  useEffect(() => {
    const element = area.current;
    const text = element?.firstElementChild;
    if (!element || !(text instanceof HTMLElement) || !isRunning) return;
    let [at, shown, last, told, turned] = [element.scrollTop, element.scrollTop, 0, 0, 0];
    let frame = requestAnimationFrame(function move(now) {
      const range = element.scrollHeight - element.clientHeight;
      const passed = last === 0 ? 0 : Math.min(now - last, longestFrame) / 1000;
      last = now;
      // Someone has scrolled by hand, or a key has.
      if (Math.abs(element.scrollTop - shown) > 1) [at, turned] = [element.scrollTop, 0];
      const step = (range / seconds) * passed;
      turned += step;
      if (!isByPage) at += step;
      else if (turned >= pageHeight(element)) [at, turned] = [at + pageHeight(element), 0];
      at = Math.min(at, range);
      element.scrollTop = Math.floor(at);
      shown = element.scrollTop;
      // Browsers scroll by whole pixels, which the eye sees at a speaker's pace.
      text.style.translate = isByPage ? '' : `0 ${shown - at}px`;
      if (now - told > 250) {
        told = now;
        tell.current.onProgress();
      }
      if (at >= range) return tell.current.onEnd();
      frame = requestAnimationFrame(move);
    });
    return () => {
      cancelAnimationFrame(frame);
      text.style.translate = '';
    };
  }, [area, isRunning, seconds, isByPage]);
}
