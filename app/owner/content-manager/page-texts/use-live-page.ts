import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { trustedHtml } from '../../context/trusted-html.ts';
import { outlineTexts, pageSource, preparePage, replaceBody, shownTexts, textAt } from './prepare-page.ts';

interface LivePageOptions {
  /** Where the page comes from. */
  address: string;
  /** Raised when its texts have changed. */
  version: number;
  /** A text was clicked; undefined for anything else on the page. */
  onPick: (key: string | undefined) => void;
}

/** A page of the site in a frame as tall as the page itself, so that there is one thing that scrolls. */
export function useLivePage({ address, version, onPick }: LivePageOptions) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [state, setState] = useState<'loading' | 'shown' | 'failed'>('loading');
  const [attempt, setAttempt] = useState(0);
  const [keys, setKeys] = useState<readonly string[]>();
  /** Raised when something on the page may have moved. */
  const [layout, setLayout] = useState(0);
  const shown = useRef('');
  const pick = useEffectEvent(onPick);

  const load = useEffectEvent(async (signal: AbortSignal) => {
    const page = await fetchPage(address, signal);
    const element = frame.current;
    if (signal.aborted || !element) return;
    if (!page) return setState('failed');
    if (shown.current === address && element.contentDocument) {
      replaceBody(element.contentDocument, page);
      setKeys(shownTexts(element.contentDocument));
      setLayout((count) => count + 1);
      return;
    }
    element.srcdoc = trustedHtml(pageSource(page));
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: these say when to load, and are read there
  useEffect(() => {
    const controller = new AbortController();
    if (shown.current !== address) setState('loading');
    void load(controller.signal);
    return () => controller.abort();
  }, [address, version, attempt]);

  const hold = () => {
    const page = frame.current?.contentDocument;
    if (page?.URL !== 'about:srcdoc') return;
    outlineTexts(page);
    page.addEventListener('click', (event) => {
      // Its links lead away from what is changed here.
      event.preventDefault();
      pick(textAt(event.target as Element));
    });
    page.addEventListener('submit', (event) => event.preventDefault());
    const fit = () => {
      if (!frame.current) return;
      frame.current.style.height = `${Math.ceil(page.body.getBoundingClientRect().height)}px`;
      setLayout((count) => count + 1);
    };
    new ResizeObserver(fit).observe(page.body);
    shown.current = address;
    setKeys(shownTexts(page));
    setState('shown');
  };

  return { frame, state, keys, layout, hold, retry: () => setAttempt(attempt + 1) };
}

async function fetchPage(address: string, signal: AbortSignal): Promise<Document | undefined> {
  try {
    const response = await fetch(address, { signal });
    return response.ok ? preparePage(await response.text()) : undefined;
  } catch {
    return undefined;
  }
}
