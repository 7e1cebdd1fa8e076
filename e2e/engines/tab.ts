/** A tab of a browser that Playwright can't drive, with its own storage. Functions passed to it run in the page. */
export interface Tab {
  open(address: string): Promise<void>;
  address(): Promise<string>;
  /** The viewport's size in px. */
  resize(width: number, height: number): Promise<void>;
  run<Args extends unknown[], Result>(
    work: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ): Promise<Result>;
  /** Clicks the element that the function finds in the page; false if it finds none. */
  tryClick<Args extends unknown[]>(
    find: (...args: Args) => Element | undefined,
    ...args: Args
  ): Promise<boolean>;
  type(text: string): Promise<void>;
  press(key: 'Escape' | 'End' | 'Enter' | 'Home'): Promise<void>;
  /** Ctrl with a letter. */
  shortcut(letter: string): Promise<void>;
  /** Chooses a file of this machine in the first file field of a selector. */
  chooseFile(css: string, path: string): Promise<void>;
  /** Screenshots of the elements of a selector, as PNG. */
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
