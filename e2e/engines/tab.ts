/** A tab of a browser that Playwright cannot drive, with its own storage. Functions given to it run in the page. */
export interface Tab {
  open(address: string): Promise<void>;
  address(): Promise<string>;
  /** In px, of the page's area. */
  resize(width: number, height: number): Promise<void>;
  run<Args extends unknown[], Result>(
    work: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ): Promise<Result>;
  /** Presses the mouse on the element that the function finds in the page; false if it finds none. */
  tryClick<Args extends unknown[]>(
    find: (...args: Args) => Element | undefined,
    ...args: Args
  ): Promise<boolean>;
  type(text: string): Promise<void>;
  press(key: 'Escape' | 'End' | 'Enter' | 'Home'): Promise<void>;
  /** Ctrl with a letter. */
  shortcut(letter: string): Promise<void>;
  /** Gives the first file field of that selector a file of this machine. */
  chooseFile(css: string, path: string): Promise<void>;
  /** What the elements of a selector look like, each as PNG. */
  pictures(css: string): Promise<Buffer[]>;
  tabCount(): Promise<number>;
  copiedText(): Promise<string>;
  /** Errors and warnings of the console, uncaught exceptions and failed requests so far. */
  errors(): Promise<string[]>;
}

/** A running browser. */
export interface Engine {
  openTab(): Promise<Tab>;
  closeTab(): Promise<void>;
  stop(): Promise<void>;
}
