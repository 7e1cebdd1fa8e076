import { type RefObject, useEffect, useRef } from 'react';
import { type StageAct, stageAct } from './stage-act.ts';

/** What a key that is held down does a single time. */
const once: readonly StageAct[] = ['toggle', 'mirror', 'close'];

/** Hears keys wherever the focus is, and taps on the text, which start and pause. */
export function useStageKeys(area: RefObject<HTMLElement | null>, act: (name: StageAct) => void): void {
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  useEffect(() => {
    const element = area.current;
    const onKey = (event: KeyboardEvent) => {
      const { target } = event;
      const isOnControl = target instanceof Element && target.closest('button, a, summary, dialog') !== null;
      const name = stageAct(event, isOnControl);
      if (!name || (target instanceof Element && target.closest('dialog, input'))) return;
      event.preventDefault();
      if (!event.repeat || !once.includes(name)) latest.current(name);
    };
    const onTap = () => {
      // Whoever selects words does not tap.
      if (!getSelection()?.toString()) latest.current('toggle');
    };
    addEventListener('keydown', onKey);
    element?.addEventListener('click', onTap);
    return () => {
      removeEventListener('keydown', onKey);
      element?.removeEventListener('click', onTap);
    };
  }, [area]);
}
