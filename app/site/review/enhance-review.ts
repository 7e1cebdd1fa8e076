/** How long a selection has to rest before anything is offered, in ms. */
const restMs = 200;

/** Where words are selected: from which block on, near which character of its text, and what they say, paragraph by paragraph. */
interface Selected {
  block: HTMLElement;
  start: number;
  said: string;
}

/** What only a person does on a page: scanners of mail and previews of links run its script, too. */
const signs = ['pointerdown', 'pointermove', 'touchstart', 'wheel', 'keydown'] as const;

/** Reports once that a person is on the page. */
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

/** Lets a reader select words to write about them, and opens the form below a paragraph without leaving the page. */
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
    form.hidden = false;
    bar.hidden = true;
    field(focusOn).focus();
  };

  // What is typed over the words that were selected are other words: the server looks for them.
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
  // The words stay selected while the bar is pressed.
  bar.addEventListener('mousedown', (event) => event.preventDefault());

  const look = () => {
    if (bar.contains(document.activeElement)) return;
    const found = selectedIn(article);
    // A phone gives up the selection for a button: what was selected last is meant.
    if (found) selected = found;
    bar.hidden = !found;
  };
  let resting: ReturnType<typeof setTimeout>;
  document.addEventListener('selectionchange', () => {
    clearTimeout(resting);
    resting = setTimeout(look, restMs);
  });
  // Words may have been selected before this script ran.
  look();
}

/** The selected words, of as many blocks as they go over, and the block in which they begin. */
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
  // The server looks for the words beside this place: a space more or less does no harm.
  return { block, start: lead === '' ? 0 : lead.length + 1, said };
}

/** The part of a selection that lies in an element. */
function within(range: Range, element: HTMLElement): Range {
  const part = range.cloneRange();
  if (!element.contains(range.startContainer)) part.setStart(element, 0);
  if (!element.contains(range.endContainer)) part.setEnd(element, element.childNodes.length);
  return part;
}

/** What stands in a range: paragraphs and items with an empty line between them, as a writer types them. */
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

/** At most so many characters, to the end of a word. */
function shorten(said: string, most: number): string {
  return said.length > most ? said.slice(0, said.slice(0, most).search(/\s\S*$/)).trim() : said;
}
