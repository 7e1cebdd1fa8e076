import { useEffect, useRef } from 'react';

/** Takes the focus when the control that had it went away with a result: the keyboard goes on where the result stands. */
export function useFocusWhenLost<Place extends HTMLElement>(result: unknown) {
  const place = useRef<Place>(null);
  useEffect(() => {
    if (result && document.activeElement === document.body) place.current?.focus();
  }, [result]);
  return place;
}
