import { readPassage, textAbove } from './read-passage.ts';
import { sharePassage } from './share-passage.ts';
import { textDirective } from './text-directive.ts';

/** How long a selection has to rest before anything is offered. */
const restMs = 250;

/** Room for the bar and for the menu of a phone, in px. */
const barRoom = 140;

/** Offers a picture of the words that are selected in an article, and a link to them, for as long as they are. */
export function offerPassage(
  article: HTMLElement,
  prose: HTMLElement,
  paragraphs: () => readonly HTMLElement[],
): void {
  const bar = article.querySelector<HTMLElement>('[data-passage]');
  const [share, copy] = bar?.querySelectorAll('button') ?? [];
  const status = bar?.querySelector('span');
  const page = article.querySelector<HTMLElement>('[data-copy]')?.dataset.copy;
  if (!bar || !share || !copy || !status || !page) return;
  let passage = '';
  let link = '';
  let isInUse = false;
  let isReached = false;

  const look = () => {
    const selection = getSelection();
    if (isInUse || bar.contains(document.activeElement)) return;
    const range = selection && !selection.isCollapsed ? selection.getRangeAt(0) : undefined;
    const found = range && readPassage(prose, range);
    bar.hidden = !found;
    if (!found) return;
    isReached = false;
    const place = paragraphs().findIndex((block) => range.intersectsNode(block));
    passage = found.text;
    link = `${page}#p${place + 1}${textDirective(found, textAbove(prose))}`;
    copy.dataset.copy = link;
    status.textContent = '';
    putBeside(bar, range);
  };
  let resting: ReturnType<typeof setTimeout>;
  const rest = () => {
    clearTimeout(resting);
    resting = setTimeout(look, restMs);
  };
  rest();
  document.addEventListener('selectionchange', rest);
  // A phone may give up the selection for a button: the bar then stays until something else is touched.
  document.addEventListener('pointerdown', ({ target }) => {
    isInUse = target instanceof Node && bar.contains(target);
    rest();
  });
  // Elsewhere the words stay selected while the bar is pressed.
  bar.addEventListener('mousedown', (event) => event.preventDefault());
  share.addEventListener('click', async () => {
    const address = new URL(page);
    const shared = await sharePassage(
      {
        passage,
        title: article.querySelector('h1')?.textContent ?? '',
        brand: bar.dataset.brand ?? '',
        address: decodeURI(address.host + address.pathname),
      },
      link,
    );
    status.ariaLive = 'polite';
    status.textContent = status.dataset[shared] ?? '';
  });
  document.addEventListener('keydown', (event) => {
    if (bar.hidden) return;
    if (event.key === 'Escape') bar.hidden = true;
    // From the words the keyboard comes to what is offered for them, once.
    if (event.key !== 'Tab' || event.shiftKey || isReached) return;
    isReached = true;
    event.preventDefault();
    share.focus({ preventScroll: true });
  });
}

/** In wide windows the bar is in the margin, else at an edge of the window where the words are not. */
function putBeside(bar: HTMLElement, range: Range): void {
  const { top, bottom } = range.getBoundingClientRect();
  const column = bar.parentElement?.getBoundingClientRect().top ?? 0;
  const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
  const visible = Math.min(Math.max(top, header + 16), innerHeight - barRoom);
  bar.style.setProperty('--beside', `${Math.round(visible - column)}px`);
  const isBelowHeader = top > header + barRoom || bottom > innerHeight - barRoom / 2;
  bar.dataset.edge = isBelowHeader ? 'head' : 'foot';
}
