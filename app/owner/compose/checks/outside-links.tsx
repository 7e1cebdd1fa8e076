import { useEffect, useId, useRef, useState } from 'react';
import { fill, plural } from '../../../../messages/fill.ts';
import {
  type OutsideLinks as Found,
  maxOutsideLinks,
  type OutsideLink,
} from '../../../../shared/checks/post-check.ts';
import { paths } from '../../../../shared/paths.ts';
import text from '../../../ui/text.module.css';
import { type Owner, useOwner } from '../../context/owner-context.ts';
import type { PageHandle } from '../../editor/rich-editor.tsx';
import { type Progress, type ReadFailure, sendWithProgress } from '../../forms/api.ts';
import { TextButton } from '../../forms/fields.tsx';
import field from '../../forms/forms.module.css';
import styles from '../details/details.module.css';
import { goToCheck, linkedAddresses, shortened, tidyAddress } from './places.ts';

/** Loaded on use, because it needs the editor library. */
const loadFixes = () => import('./fix-link.ts');

type BrokenLink = OutsideLink & { code: Exclude<OutsideLink['code'], 'leads'> };

interface OutsideLinksProps {
  html: string;
  /** Returns the current body. */
  read: () => string;
  page: PageHandle | null;
}

/** Checks on request whether links to other sites still work, with a fix for each broken one. */
export function OutsideLinks({ html, read, page }: OutsideLinksProps) {
  const owner = useOwner();
  const { outsideLinks } = owner.messages;
  const { progress, found, failure, start, stop } = useLinkCheck();
  const linked = linkedAddresses(found ? html : '');
  // A link that has been fixed or removed since isn't listed.
  const broken = (found?.links ?? [])
    .filter((link): link is BrokenLink => link.code !== 'leads')
    .filter(({ href }) => linked.has(tidyAddress(href)));
  const number = (count: number) => count.toLocaleString(owner.locale);
  return (
    <div className={styles.outside}>
      <TextButton className={styles.fix} onClick={() => (progress ? stop() : void start(read()))}>
        {progress ? outsideLinks.stop : found ? outsideLinks.again : outsideLinks.look}
      </TextButton>
      {progress && (
        <div className={styles.progress}>
          <progress
            aria-label={outsideLinks.looking}
            {...(progress.total > 0 && { value: progress.done, max: progress.total })}
          />
          <span className={text.small}>
            {progress.total > 0 &&
              fill(outsideLinks.progress, { done: number(progress.done), total: number(progress.total) })}
          </span>
        </div>
      )}
      <p role="status" className={failure ? field.error : text.small}>
        {progress && <span className={text.hidden}>{outsideLinks.looking}</span>}
        {failure && fill(outsideLinks.failed, { detail: failure.detail }).trim()}
        {found && summaryOf(found, owner)}
      </p>
      {broken.length > 0 && (
        <ul>
          {broken.map((link) => (
            <Line key={link.href} link={link} page={page} />
          ))}
        </ul>
      )}
    </div>
  );
}

function Line({ link, page }: { link: BrokenLink; page: PageHandle | null }) {
  const { outsideLinks: messages } = useOwner().messages;
  const id = useId();
  const { code, href, to = '', permanent = false, passage } = link;
  const words = passage.trim() || URL.parse(href)?.hostname || href;
  const sentence = code === 'leads_on' && !permanent ? messages.lines.leads_on_now : messages.lines[code];
  const showLink = async () => {
    const fixes = await loadFixes().catch(() => undefined);
    if (!page || !fixes?.goToLink(page.editor, href))
      goToCheck({ ...link, code: 'link_empty', field: 'body' });
  };
  /** If the script can't be loaded, show the link instead. */
  const change = () =>
    page && loadFixes().then(({ changeLink }) => changeLink(page.editor, href, to), showLink);
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
          className={text.action}
          href={href}
          target="_blank"
          rel="noopener noreferrer"
          aria-describedby={id}
        >
          {messages.open}
        </a>
      )}
      <TextButton aria-describedby={id} onClick={() => void showLink()}>
        {messages.go}
      </TextButton>
    </li>
  );
}

function summaryOf({ links, left_out }: Found, { messages, locale }: Owner): string {
  const { none, no_way_out, all_lead, some_lead, left_out: leftOut } = messages.outsideLinks;
  const hosts = new Set(links.map(({ href }) => URL.parse(href)?.host));
  if (hosts.size > 1 && links.every(({ code }) => code === 'no_answer')) return no_way_out;
  const working = links.filter(({ code }) => code === 'leads').length;
  const summary =
    links.length === 0
      ? none
      : working === links.length
        ? plural(locale, all_lead, working)
        : fill(plural(locale, some_lead, links.length), { leading: working.toLocaleString(locale) });
  return left_out > 0 ? `${summary} ${fill(leftOut, { count: maxOutsideLinks })}` : summary;
}

interface LinkCheck {
  progress?: Progress;
  found?: Found;
  failure?: ReadFailure;
}

/** Has the server check links to other sites, one check at a time. */
function useLinkCheck() {
  const [check, setCheck] = useState<LinkCheck>({});
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);
  const stop = () => {
    running.current?.abort();
    setCheck({});
  };
  const start = async (html: string) => {
    running.current?.abort();
    running.current = new AbortController();
    const { signal } = running.current;
    setCheck({ progress: { done: 0, total: 0 } });
    const asked = await sendWithProgress<Found>({
      address: paths.apiOutsideLinks,
      body: JSON.stringify({ html }),
      type: 'application/json',
      onProgress: (progress) => signal.aborted || setCheck({ progress }),
      signal,
    }).catch(() => undefined);
    if (asked && !signal.aborted) setCheck(asked.ok ? { found: asked.value } : { failure: asked.failure });
  };
  return { ...check, start, stop };
}
