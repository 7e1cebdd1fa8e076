const restMs = 200;

/** The selected text, with its first block and its approximate position in the block. */
interface Selected {
  block: HTMLElement;
  start: number;
  said: string;
}

/** Events that only people cause. Mail scanners and link previews run this script too. */
const signs = ['pointerdown', 'pointermove', 'touchstart', 'wheel', 'keydown'] as const;

function reportVisit(): void {
  const report = ({ isTrusted }: Event) => {
    if (!isTrusted) return;
    for (const sign of signs) removeEventListener(sign, report);
    const body = new FormData();
    body.set('intent', 'visit');
    void fetch(location.href, { method: 'POST', body, keepalive: true }).catch(() => undefined);
  };
  for (const sign of signs) addEventListener(sign, report, { passive: true });
}

/** Lets a reviewer comment on selected text, and opens the form below a paragraph. */
export function enhance(article: HTMLElement): void {
  reportVisit();
  const form = article.querySelector<HTMLFormElement>('[data-note-form]');
  const bar = article.querySelector<HTMLElement>('[data-review-bar]');
  const [noteButton, proposalButton] = bar?.querySelectorAll('button') ?? [];
  if (!form || !bar || !noteButton || !proposalButton) return;
  let selected: Selected | undefined;
  let cameFrom: HTMLElement | undefined;
  const field = (name: string) => form.elements.namedItem(name) as HTMLInputElement;

  const close = () => {
    form.hidden = true;
    for (const marked of article.querySelectorAll('[data-marked]')) marked.removeAttribute('data-marked');
    cameFrom?.focus();
    cameFrom = undefined;
  };
  const open = (block: HTMLElement, words: Selected | undefined, focusOn: 'note' | 'proposal') => {
    for (const marked of article.querySelectorAll('[data-marked]')) marked.removeAttribute('data-marked');
    const number = block.dataset.block ?? '';
    const isOther = field('block').value !== number || form.hidden;
    block.append(form);
    block.dataset.marked = '';
    field('block').value = number;
    const said = words && shorten(words.said, field('quote').maxLength);
    const quote = said === undefined ? undefined : linesOf(said);
    field('start').value = words ? String(words.start) : '';
    field('end').value = words && quote ? String(words.start + quote.length) : '';
    field('quote').value = quote ?? (isOther ? '' : field('quote').value);
    if (focusOn === 'proposal' && said) field('proposal').value = said;
    const heading = form.querySelector('p');
    if (heading)
      heading.textContent = (form.dataset.heading ?? '').replace('{number}', String(Number(number) + 1));
    // A comment on a whole paragraph can include a suggestion.
    if (words) form.dataset.for = focusOn;
    else form.removeAttribute('data-for');
    form.hidden = false;
    bar.hidden = true;
    field(focusOn).focus();
  };

  // An edited quote loses its position, so the server searches for it.
  field('quote').addEventListener('input', () => {
    field('start').value = '';
    field('end').value = '';
  });
  article.addEventListener('click', (event) => {
    const target = event.target as Element;
    const link = target.closest<HTMLElement>('[data-note-link]');
    const block = link?.closest<HTMLElement>('[data-block]');
    if (link && block) {
      event.preventDefault();
      cameFrom = link;
      open(block, undefined, 'note');
    }
    if (target.closest('[data-note-cancel]')) {
      event.preventDefault();
      close();
    }
  });
  form.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') close();
  });
  noteButton.addEventListener('click', () => selected && open(selected.block, selected, 'note'));
  proposalButton.addEventListener('click', () => selected && open(selected.block, selected, 'proposal'));
  // Keeps the selection while the bar is pressed.
  bar.addEventListener('mousedown', (event) => event.preventDefault());

  const check = () => {
    if (bar.contains(document.activeElement)) return;
    const found = selectedIn(article);
    // Phones drop the selection when a button is pressed, so use the last selection.
    if (found) selected = found;
    bar.hidden = !found;
  };
  let resting: ReturnType<typeof setTimeout>;
  document.addEventListener('selectionchange', () => {
    clearTimeout(resting);
    resting = setTimeout(check, restMs);
  });
  // Text may be selected before this script runs.
  check();
}

function selectedIn(article: HTMLElement): Selected | undefined {
  const selection = getSelection();
  if (!selection || selection.isCollapsed) return undefined;
  const range = selection.getRangeAt(0);
  const pieces = [...article.querySelectorAll<HTMLElement>('[data-text]')]
    .filter((text) => range.intersectsNode(text))
    .map((text) => {
      const words = within(range, text);
      return { text, words, said: sayOf(words) };
    })
    .filter(({ said }) => said !== '');
  const [first] = pieces;
  const block = first?.text.closest<HTMLElement>('[data-block]');
  if (!first || !block) return undefined;
  const said = pieces.map((piece) => piece.said).join('\n\n');
  const before = document.createRange();
  before.selectNodeContents(first.text);
  before.setEnd(first.words.startContainer, first.words.startOffset);
  const lead = linesOf(sayOf(before));
  // The server searches around this position, so an extra or missing space is harmless.
  return { block, start: lead === '' ? 0 : lead.length + 1, said };
}

function within(range: Range, element: HTMLElement): Range {
  const part = range.cloneRange();
  if (!element.contains(range.startContainer)) part.setStart(element, 0);
  if (!element.contains(range.endContainer)) part.setEnd(element, element.childNodes.length);
  return part;
}

/** Returns the text of a range, with an empty line between paragraphs and items. */
function sayOf(range: Range): string {
  const copy = range.cloneContents();
  const texts = document.createTreeWalker(copy, NodeFilter.SHOW_TEXT);
  while (texts.nextNode())
    texts.currentNode.nodeValue = (texts.currentNode.nodeValue ?? '').replace(/[\t\r\n ]+/g, ' ');
  for (const lineEnd of copy.querySelectorAll('br')) lineEnd.replaceWith('\n');
  for (const block of copy.querySelectorAll('p, h2, h3, h4, h5, h6, li, blockquote, figcaption')) {
    block.prepend('\n\n');
    block.append('\n\n');
  }
  return (copy.textContent ?? '')
    .replace(/ *\n */g, '\n')
    .replace(/\n{2,}/g, '\n\n')
    .trim();
}

function linesOf(said: string): string {
  return said.replace(/\n+/g, '\n');
}

/** Cuts text at the end of a word. */
function shorten(said: string, most: number): string {
  return said.length > most ? said.slice(0, said.slice(0, most).search(/\s\S*$/)).trim() : said;
}
