import { useCallback, useEffect, useReducer, useRef } from 'react';
import { paths } from '../../../../shared/paths.ts';
import { readFailure } from '../../forms/read-failure.ts';
import { postJson } from './post-json.ts';
import { emptyPreview, type Mode, type Preview, type PreviewEvent, reducePreview } from './preview-state.ts';
import { readExportFile } from './read-export-file.ts';
import { readScrape } from './read-scrape.ts';

/** What is to be read: the set blog without an address, an address, or a file. */
export interface Wanted {
  mode: Mode;
  /** '' when none is known. */
  address: string;
  /** True for the address that the owner has set. */
  isSet: boolean;
  /** Whether it is read with the owner's session, which reaches every public address. */
  isOwner: boolean;
  file?: Blob;
}

export interface PreviewReading {
  preview: Preview;
  read: (wanted: Wanted) => void;
  stop: () => void;
}

/** Reads the old blog, one reading at a time: a new one ends the one before. */
export function usePreview(mode: Mode, hasSource: boolean): PreviewReading {
  const [preview, tell] = useReducer(reducePreview, emptyPreview(mode, hasSource));
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const read = useCallback((wanted: Wanted) => {
    running.current?.abort();
    const reading = new AbortController();
    running.current = reading;
    const { signal } = reading;
    const hear = (news: PreviewEvent) => signal.aborted || tell(news);
    const hasSource = wanted.address !== '' || wanted.file !== undefined;
    hear({ type: 'begin', mode: wanted.mode, hasSource });
    if (!hasSource) return;
    const run = wanted.mode === 'scrape' ? scrape(wanted, signal, hear) : readXml(wanted, signal, hear);
    run.catch(() => hear({ type: 'failed', failure: { status: 0, detail: '' } }));
  }, []);

  const stop = useCallback(() => {
    running.current?.abort();
    tell({ type: 'stopped' });
  }, []);
  return { preview, read, stop };
}

type Hear = (news: PreviewEvent) => void;

async function scrape({ address, isSet, isOwner }: Wanted, signal: AbortSignal, hear: Hear): Promise<void> {
  const read = await readScrape({ source: isSet ? undefined : address, isOwner, signal });
  if (!read.ok) return hear({ type: 'failed', failure: read.failure });
  hear({ type: 'posts', posts: read.value });
  hear({ type: 'done' });
}

async function readXml({ address, file, isOwner }: Wanted, signal: AbortSignal, hear: Hear): Promise<void> {
  let xml = file;
  if (!xml) {
    const answer = isOwner
      ? await postJson(paths.apiXmlProxy, { url: address }, signal)
      : await fetch(paths.apiXmlProxyOpen(address), { credentials: 'omit', signal });
    if (!answer.ok) return hear({ type: 'failed', failure: await readFailure(answer) });
    xml = await answer.blob();
  }
  hear({ type: 'file', file: xml });
  await readExportFile(xml, {
    signal,
    // The status by which the server refuses such a file.
    onNews: (news) =>
      hear(news.type === 'not_an_export' ? { type: 'failed', failure: { status: 422, detail: '' } } : news),
  });
}
