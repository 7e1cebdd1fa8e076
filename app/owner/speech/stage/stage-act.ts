/** What keys, and the buttons of a presenter's clicker, do on the stage. */
export type StageAct =
  | 'toggle'
  | 'close'
  | 'sentence_back'
  | 'sentence_on'
  | 'page_back'
  | 'page_on'
  | 'from_start'
  | 'slower'
  | 'faster'
  | 'smaller'
  | 'larger'
  | 'mirror'
  | 'full_screen';

/** By `KeyboardEvent.key`. Clickers send page up and down from their arrows; `.`, `b`, F5 and Escape from the others. */
const acts: Readonly<Partial<Record<string, StageAct>>> = {
  ' ': 'toggle',
  Enter: 'toggle',
  '.': 'toggle',
  b: 'toggle',
  F5: 'toggle',
  Escape: 'close',
  ArrowUp: 'sentence_back',
  ArrowDown: 'sentence_on',
  PageUp: 'page_back',
  PageDown: 'page_on',
  Home: 'from_start',
  ArrowLeft: 'slower',
  ArrowRight: 'faster',
  '-': 'smaller',
  '+': 'larger',
  '=': 'larger',
  m: 'mirror',
  f: 'full_screen',
};

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>;

/** What a key does; undefined for the browser's own, and for what presses the button that has the focus. */
export function stageAct(
  { key, ctrlKey, metaKey, altKey }: Pressed,
  isOnControl: boolean,
): StageAct | undefined {
  if (ctrlKey || metaKey || altKey) return undefined;
  if (isOnControl && (key === ' ' || key === 'Enter')) return undefined;
  return acts[key] ?? acts[key.toLowerCase()];
}
