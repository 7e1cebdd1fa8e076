/** A tab, with its own storage, of a browser that Playwright can't drive. Functions run in the page. */
export interface Tab {
  open(address: string): Promise<void>;
  address(): Promise<string>;
  /** Width and height of the viewport in px. */
  resize(width: number, height: number): Promise<void>;
  run<Args extends unknown[], Result>(
    work: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ): Promise<Result>;
  /** Clicks the element that the function returns in the page. Returns false if there is none. */
  tryClick<Args extends unknown[]>(
    find: (...args: Args) => Element | undefined,
    ...args: Args
  ): Promise<boolean>;
  type(text: string): Promise<void>;
  press(key: 'Escape' | 'End' | 'Enter' | 'Home'): Promise<void>;
  /** Presses Ctrl with a letter. */
  shortcut(letter: string): Promise<void>;
  /** Chooses a local file in the first file field of a selector. */
  chooseFile(css: string, path: string): Promise<void>;
  /** Takes screenshots of the elements of a selector, as PNG. */
  pictures(css: string): Promise<Buffer[]>;
  tabCount(): Promise<number>;
  copiedText(): Promise<string>;
  /** Console errors and warnings, uncaught exceptions and failed requests so far. */
  errors(): Promise<string[]>;
}

/** A running browser. */
export interface Engine {
  openTab(): Promise<Tab>;
  closeTab(): Promise<void>;
  stop(): Promise<void>;
}
