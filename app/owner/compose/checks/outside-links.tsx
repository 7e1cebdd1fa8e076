import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { fill, plural } from '../../../../messages/fill.ts';
import {
  type OutsideLinks as Found,
  mostOutsideLinks,
  type OutsideLink,
} from '../../../../shared/checks/post-check.ts';
import type { Locale } from '../../../../shared/locale.ts';
import { paths } from '../../../../shared/paths.ts';
import layout from '../../../ui/text.module.css';
import { type Owner, useOwner } from '../../context/owner-context.ts';
import type { PageHandle } from '../../editor/rich-editor.tsx';
import { askWithProgress, type Progress, type ReadFailure } from '../../forms/api.ts';
import { TextButton } from '../../forms/fields.tsx';
import field from '../../forms/forms.module.css';
import styles from '../details/details.module.css';
import { goToCheck, linkedAddresses, shortened, tidyAddress } from './places.ts';

/** Comes when it is pressed: it brings the editor’s library along, which the server never needs. */
const loadMending = () => import('./mend-link.ts');

type Messages = Owner['messages']['outsideLinks'];
type Troubled = OutsideLink & { code: Exclude<OutsideLink['code'], 'leads'> };

const isTroubled = (link: OutsideLink): link is Troubled => link.code !== 'leads';

interface OutsideLinksProps {
  html: string;
  /** The body as it is now. */
  read: () => string;
  page: PageHandle | null;
}

/** Checks on request whether links to other sites still work, with a fix for each that doesn’t. */
export function OutsideLinks({ html, read, page }: OutsideLinksProps) {
  const { messages, locale } = useOwner();
  const { outsideLinks } = messages;
  const { look, start, stop } = useOutsideLinks();
  const { progress, found, failure } = look;
  const linked = useMemo(() => (found ? linkedAddresses(html) : undefined), [found, html]);
  // What was mended, or taken out, is no trouble any more.
  const troubled = (found?.links ?? [])
    .filter(isTroubled)
    .filter(({ href }) => linked?.has(tidyAddress(href)));
  const number = (count: number) => count.toLocaleString(locale);
  return (
    <div className={styles.outside}>
      <TextButton className={styles.mend} onClick={() => (progress ? stop() : void start(read()))}>
        {progress ? outsideLinks.stop : found ? outsideLinks.again : outsideLinks.look}
      </TextButton>
      {progress && (
        <div className={styles.progress}>
          <progress
            aria-label={outsideLinks.looking}
            {...(progress.total > 0 && { value: progress.done, max: progress.total })}
          />
          <span className={layout.small}>
            {progress.total > 0 &&
              fill(outsideLinks.progress, { done: number(progress.done), total: number(progress.total) })}
          </span>
        </div>
      )}
      <p role="status" className={failure ? field.error : layout.small}>
        {progress && <span className={layout.hidden}>{outsideLinks.looking}</span>}
        {failure && fill(outsideLinks.failed, { detail: failure.detail }).trim()}
        {found && summaryOf(found, outsideLinks, locale)}
      </p>
      {troubled.length > 0 && (
        <ul>
          {troubled.map((link) => (
            <Line key={link.href} link={link} page={page} />
          ))}
        </ul>
      )}
    </div>
  );
}

function Line({ link, page }: { link: Troubled; page: PageHandle | null }) {
  const { outsideLinks: messages } = useOwner().messages;
  const id = useId();
  const { code, href, to = '', permanent = false, passage } = link;
  const words = passage.trim() || URL.parse(href)?.hostname || href;
  const sentence = code === 'leads_on' && !permanent ? messages.lines.leads_on_now : messages.lines[code];
  const goThere = async () => {
    const mending = await loadMending().catch(() => undefined);
    if (!page || !mending?.goToLink(page.editor, href))
      goToCheck({ ...link, code: 'link_empty', field: 'body' });
  };
  /** If the script can't be loaded, shows the link instead. */
  const change = () =>
    page && loadMending().then(({ changeLink }) => changeLink(page.editor, href, to), goThere);
  return (
    <li>
      <span id={id}>
        {fill(sentence, { passage: shortened(words), href: shortened(href), to: shortened(to) })}
      </span>
      {permanent && page ? (
        <TextButton aria-describedby={id} onClick={() => void change()}>
          {messages.take}
        </TextButton>
      ) : (
        <a
          className={layout.action}
          href={href}
          target="_blank"
          rel="noopener noreferrer"
          aria-describedby={id}
        >
          {messages.open}
        </a>
      )}
      <TextButton aria-describedby={id} onClick={() => void goThere()}>
        {messages.go}
      </TextButton>
    </li>
  );
}

function summaryOf({ links, left_out }: Found, messages: Messages, locale: Locale): string {
  const hosts = new Set(links.map(({ href }) => URL.parse(href)?.host));
  if (hosts.size > 1 && links.every(({ code }) => code === 'no_answer')) return messages.no_way_out;
  const leading = links.filter(({ code }) => code === 'leads').length;
  const sums =
    links.length === 0
      ? messages.none
      : leading === links.length
        ? plural(locale, messages.all_lead, leading)
        : fill(plural(locale, messages.some_lead, links.length), { leading: leading.toLocaleString(locale) });
  return left_out > 0 ? `${sums} ${fill(messages.left_out, { count: mostOutsideLinks })}` : sums;
}

/** The state of a check of links to other sites. */
export interface OutsideLook {
  progress?: Progress;
  found?: Found;
  failure?: ReadFailure;
}

/** Has the server check links to other sites, one check at a time. */
function useOutsideLinks() {
  const [look, setLook] = useState<OutsideLook>({});
  const asking = useRef<AbortController>(null);
  const stop = () => {
    asking.current?.abort();
    setLook({});
  };
  useEffect(() => () => asking.current?.abort(), []);
  const start = async (html: string) => {
    const own = new AbortController();
    asking.current?.abort();
    asking.current = own;
    setLook({ progress: { done: 0, total: 0 } });
    const asked = await askWithProgress<Found>({
      address: paths.apiOutsideLinks,
      body: JSON.stringify({ html }),
      type: 'application/json',
      onProgress: (progress) => own === asking.current && !own.signal.aborted && setLook({ progress }),
      signal: own.signal,
    }).catch(() => undefined);
    if (asked && !own.signal.aborted) setLook(asked.ok ? { found: asked.value } : { failure: asked.failure });
  };
  return { look, start, stop };
}
