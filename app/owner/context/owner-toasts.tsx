import { createToastQueue } from '../../ui/toasts/toast-queue.ts';
import { Toaster } from '../../ui/toasts/toaster.tsx';
import { useOwner } from './owner-context.ts';

/** What the owner's areas have to say in passing. Only ever filled in the browser, where there is one owner. */
export const ownerToasts = createToastQueue();

export function OwnerToaster() {
  const { region, one, close } = useOwner().messages.toasts;
  return <Toaster queue={ownerToasts} labels={{ region, one, close }} />;
}
