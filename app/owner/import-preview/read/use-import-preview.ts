import { useEffect, useReducer, useRef } from 'react';
import { paths } from '../../../../shared/paths.ts';
import { readFailure } from '../../forms/read-failure.ts';
import { postJson } from './post-json.ts';
import { emptyPreview, type Mode, type Preview, type PreviewEvent, reducePreview } from './preview-state.ts';
import { readExportFile } from './read-export-file.ts';
import { readScrape } from './read-scrape.ts';

/** What is to be read: the set blog without an address, an address, or a file. */
export interface ReadOptions {
  mode: Mode;
  /** '' when none is known. */
  address: string;
  /** True for the address that the owner has set. */
  isSet: boolean;
  /** Whether it is read with the owner's session, which reaches every public address. */
  isOwner: boolean;
  file?: Blob;
  /** Where the old blog was, for files that do not say it; '' when nobody knows. */
  blog: string;
}

export interface PreviewReading {
  preview: Preview;
  read: (options: ReadOptions) => void;
  stop: () => void;
}

/** Reads the old blog, one reading at a time: a new one ends the one before. */
export function usePreview(mode: Mode, hasSource: boolean): PreviewReading {
  const [preview, dispatch] = useReducer(reducePreview, emptyPreview(mode, hasSource));
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const read = (options: ReadOptions) => {
    running.current?.abort();
    const reading = new AbortController();
    running.current = reading;
    const { signal } = reading;
    const onEvent = (event: PreviewEvent) => signal.aborted || dispatch(event);
    const hasSource = options.address !== '' || options.file !== undefined;
    onEvent({ type: 'begin', mode: options.mode, hasSource });
    if (!hasSource) return;
    const run =
      options.mode === 'scrape' ? scrape(options, signal, onEvent) : readXml(options, signal, onEvent);
    run.catch(() => onEvent({ type: 'failed', failure: { status: 0, detail: '' } }));
  };

  const stop = () => {
    running.current?.abort();
    dispatch({ type: 'stopped' });
  };
  return { preview, read, stop };
}

const refusals = {
  not_an_export: { status: 422, detail: '' },
  archive_too_large: { status: 413, detail: '' },
} as const;

type OnEvent = (event: PreviewEvent) => void;

async function scrape(
  { address, isSet, isOwner }: ReadOptions,
  signal: AbortSignal,
  onEvent: OnEvent,
): Promise<void> {
  const read = await readScrape({ source: isSet ? undefined : address, isOwner, signal });
  if (!read.ok) return onEvent({ type: 'failed', failure: read.failure });
  onEvent({ type: 'posts', posts: read.value });
  onEvent({ type: 'done' });
}

async function readXml(
  { address, blog, file, isOwner }: ReadOptions,
  signal: AbortSignal,
  onEvent: OnEvent,
): Promise<void> {
  let xml = file;
  if (!xml) {
    const response = isOwner
      ? await postJson(paths.apiXmlProxy, { url: address }, signal)
      : await fetch(paths.apiXmlProxyOpen(address), { credentials: 'omit', signal });
    if (!response.ok) return onEvent({ type: 'failed', failure: await readFailure(response) });
    xml = await response.blob();
  }
  onEvent({ type: 'file', file: xml, blog });
  await readExportFile(
    { file: xml, address: blog },
    {
      signal,
      // The status by which the server refuses such a file.
      onEvent: (event) =>
        onEvent(event.type === 'refused' ? { type: 'failed', failure: refusals[event.code] } : event),
    },
  );
}
