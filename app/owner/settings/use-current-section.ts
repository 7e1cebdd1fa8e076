import { useEffect, useState } from 'react';

/** How far below the window's top a section's head may be to count as reached, in pixels. */
const reachedPx = 140;

/** The id of the section that is being looked at: the last one whose head has been reached. Undefined before the script is there. */
export function useCurrentSection(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  const names = ids.join(' ');
  useEffect(() => {
    let frame = 0;
    const look = () => {
      frame = 0;
      const reached = names.split(' ').filter((id) => {
        const top = document.getElementById(id)?.getBoundingClientRect().top;
        return top !== undefined && top <= reachedPx;
      });
      setCurrent(reached.at(-1) ?? names.split(' ')[0]);
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
