import { useEffect, useState } from 'react';

/** How far below the window's top a section's head may be to count as reached, in pixels. */
const reachedPx = 160;

/**
 * The id of the section that is being looked at: the one that the address leads to while its head stands in the upper part of
 * the window, else the last whose head has been reached. Undefined before the script is there.
 */
export function useCurrentSection(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  const names = ids.join(' ');
  useEffect(() => {
    let frame = 0;
    const look = () => {
      frame = 0;
      const all = names.split(' ');
      const topOf = (id: string) => document.getElementById(id)?.getBoundingClientRect().top ?? Infinity;
      const asked = all.find((id) => `#${id}` === location.hash);
      const top = asked ? topOf(asked) : Infinity;
      // The last parts can't come to the top.
      const isAtEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - 2;
      const isAskedInView = top >= 0 && top < innerHeight * (isAtEnd ? 1 : 0.4);
      const reached = isAtEnd ? all.at(-1) : all.findLast((id) => topOf(id) <= reachedPx);
      setCurrent(isAskedInView ? asked : (reached ?? all[0]));
    };
    const onScroll = () => {
      frame ||= requestAnimationFrame(look);
    };
    look();
    addEventListener('scroll', onScroll, { passive: true });
    addEventListener('resize', onScroll, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener('scroll', onScroll);
      removeEventListener('resize', onScroll);
    };
  }, [names]);
  return current;
}
