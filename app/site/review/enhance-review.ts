/** How long a selection has to rest before anything is offered, in ms. */
const restMs = 200;

/** Where words are selected: in which block, and from which character of its text to which. */
interface Selected {
  block: HTMLElement;
  start: number;
  end: number;
  quote: string;
}

/** Lets a reader select words to write about them, and opens the form below a paragraph without leaving the page. */
export function enhance(article: HTMLElement): void {
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
    field('start').value = words ? String(words.start) : '';
    field('end').value = words ? String(words.end) : '';
    field('quote').value = words?.quote ?? (isOther ? '' : field('quote').value);
    if (focusOn === 'proposal' && words) field('proposal').value = words.quote;
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

  let resting: ReturnType<typeof setTimeout>;
  document.addEventListener('selectionchange', () => {
    clearTimeout(resting);
    resting = setTimeout(() => {
      if (bar.contains(document.activeElement)) return;
      const found = selectedIn(article);
      // A phone gives up the selection for a button: what was selected last is meant.
      if (found) selected = found;
      bar.hidden = !found;
    }, restMs);
  });
}

/** The selected words within the block in which the selection begins. */
function selectedIn(article: HTMLElement): Selected | undefined {
  const selection = getSelection();
  if (!selection || selection.isCollapsed) return undefined;
  const range = selection.getRangeAt(0);
  const from =
    range.startContainer instanceof Element ? range.startContainer : range.startContainer.parentElement;
  const text = from?.closest<HTMLElement>('[data-text]');
  const block = text?.closest<HTMLElement>('[data-block]');
  if (!text || !block || !article.contains(block)) return undefined;
  const before = document.createRange();
  before.selectNodeContents(text);
  before.setEnd(range.startContainer, range.startOffset);
  const words = range.cloneRange();
  if (!text.contains(range.endContainer)) words.setEnd(text, text.childNodes.length);
  const whole = words.toString();
  const lead = whole.length - whole.trimStart().length;
  const quote = whole.trim();
  if (quote === '') return undefined;
  const start = before.toString().length + lead;
  return { block, start, end: start + quote.length, quote };
}
