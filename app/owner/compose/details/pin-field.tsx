import { useState } from 'react';
import type { PairedPost, Pinned } from '../../../../core/posts/post-core.ts';
import { fill } from '../../../../messages/fill.ts';
import { paths } from '../../../../shared/paths.ts';
import text from '../../../ui/text.module.css';
import { useOwner } from '../../context/owner-context.ts';
import { TextButton } from '../../forms/button.tsx';
import { callApi } from '../../forms/call-api.ts';
import { pinText, postName } from '../../forms/pin-text.ts';
import { requestMessage } from '../../forms/request-message.ts';
import { useApiData } from '../../forms/use-api-data.ts';
import styles from './details.module.css';

interface PinFieldProps {
  /** As it is saved. */
  post: PairedPost;
  /** The slug of the same article in the other language: either stands for it. */
  other: string | undefined;
}

/** Whether the article comes before all others of the blog. Without a script the list of posts says and changes it. */
export function PinField({ post, other }: PinFieldProps) {
  const { messages } = useOwner();
  const { pin } = messages.postList;
  const [asked, setAsked] = useState(0);
  const [said, setSaid] = useState('');
  const [isBusy, setBusy] = useState(false);
  const found = useApiData<{ post: PairedPost | null }>(paths.apiPinned, { version: asked });
  if (!found?.ok) return null;
  const pinned = found.value.post;
  const isHere = pinned !== null && (pinned.id === post.id || pinned.slug === other);
  const title = postName(post);
  const label = isHere
    ? fill(pin.take_down_label, { title })
    : fill(pinned ? pin.instead_label : pin.pin_label, { title, other: pinned ? postName(pinned) : '' });
  const change = async () => {
    if (isBusy) return;
    setBusy(true);
    const address = paths.apiPin(isHere ? pinned.slug : post.slug);
    const called = await callApi<Pinned | null>(isHere ? 'DELETE' : 'PUT', address);
    setBusy(false);
    setAsked((count) => count + 1);
    if (!called.ok) {
      const { status } = called.failure;
      const code = status === 0 ? 'network' : status === 401 ? 'signed_out' : 'server';
      setSaid(requestMessage(code, messages.errors));
    } else setSaid(pinText({ isPinned: !isHere, post, replaced: called.value?.replaced ?? null }, pin));
  };
  const state = isHere ? pin.here : pinned ? fill(pin.elsewhere, { other: postName(pinned) }) : pin.nowhere;
  return (
    <section className={styles.part} aria-labelledby="pin-label">
      <h3 id="pin-label">{pin.heading}</h3>
      <p>
        <span className={text.small} aria-live="polite">
          {said || state}
        </span>
        <TextButton aria-label={label} aria-disabled={isBusy || undefined} onClick={() => void change()}>
          {isHere ? pin.take_down : pin.pin}
        </TextButton>
      </p>
    </section>
  );
}
