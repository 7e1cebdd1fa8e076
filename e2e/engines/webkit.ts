import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { Builder, By, error, Key, type WebDriver, type WebElement } from 'selenium-webdriver';
import { freePort } from '../../test/free-port.ts';
import type { Engine, Tab } from './tab.ts';

const keys = { Escape: Key.ESCAPE, End: Key.END, Enter: Key.ENTER, Home: Key.HOME } as const;

/** Drives WebKitGTK over WebDriver on a virtual screen. */
export async function startWebKit(): Promise<Engine | undefined> {
  const isInstalled = (program: string) => spawnSync(program, ['--help']).error === undefined;
  if (!isInstalled('WebKitWebDriver') || !isInstalled('Xvfb')) return undefined;
  const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1280x900x24'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [number] = await once(screen.stdio[3] as NodeJS.ReadableStream, 'data');
  const port = await freePort();
  const server = spawn('WebKitWebDriver', [`--port=${port}`], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: `:${String(number).trim()}`, LANG: 'en_US.UTF-8', GTK_THEME: 'Adwaita' },
  });
  const address = `http://127.0.0.1:${port}`;
  await isReady(address);
  let driver: WebDriver | undefined;
  return {
    openTab: async () => {
      driver = await new Builder()
        .usingServer(address)
        .withCapabilities({
          browserName: 'MiniBrowser',
          acceptInsecureCerts: true,
          'webkitgtk:browserOptions': { args: ['--automation', '--full-screen'] },
        })
        .build();
      return tabOf(driver);
    },
    closeTab: async () => driver?.quit(),
    stop: async () => {
      await stop(server);
      await stop(screen);
    },
  };
}

function tabOf(driver: WebDriver): Tab {
  const type = (text: string) => driver.actions().sendKeys(text).perform();
  const shortcut = (letter: string) =>
    driver.actions().keyDown(Key.CONTROL).sendKeys(letter).keyUp(Key.CONTROL).perform();
  return {
    open: (address) => driver.get(address),
    address: () => driver.getCurrentUrl(),
    resize: async (width, height) => {
      await driver.manage().window().setRect({ x: 0, y: 0, width, height });
    },
    run: (work, ...args) => driver.executeScript(work as never, ...args),
    tryClick: async (find, ...args) => {
      const element = await driver.executeScript<WebElement | null>(find as never, ...args);
      if (!element) return false;
      await driver.executeScript(showInMiddle, element);
      try {
        await driver.actions().move({ origin: element }).click().perform();
        return true;
      } catch (cause) {
        // Far down the page, off-screen content is laid out a frame later.
        if (cause instanceof error.ElementNotInteractableError) return false;
        throw cause;
      }
    },
    type,
    press: (key) => driver.actions().sendKeys(keys[key]).perform(),
    shortcut,
    chooseFile: async (css, path) => driver.findElement(By.css(css)).sendKeys(path),
    pictures: async (css) => {
      const pictures: Buffer[] = [];
      for (const element of await driver.findElements(By.css(css))) {
        pictures.push(Buffer.from(await element.takeScreenshot(true), 'base64'));
      }
      return pictures;
    },
    tabCount: async () => (await driver.getAllWindowHandles()).length,
    copiedText: async () => {
      await driver.executeScript(() => document.body.prepend(document.createElement('textarea')));
      await driver.findElement(By.css('textarea')).click();
      await shortcut('v');
      return driver.executeScript(() => document.querySelector('textarea')?.value);
    },
    errors: () => driver.executeScript(() => JSON.parse(sessionStorage.getItem('reported errors') ?? '[]')),
  };
}

/** Waits until the element has stayed in place for ten frames, after scrolling. Runs in the page. */
async function showInMiddle(element: Element): Promise<void> {
  let top = Number.NaN;
  for (let stillFor = 0; stillFor < 10; ) {
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    await new Promise(requestAnimationFrame);
    const now = element.getBoundingClientRect().top;
    stillFor = now === top ? stillFor + 1 : 0;
    top = now;
  }
}

async function isReady(address: string): Promise<void> {
  const deadline = Date.now() + 20_000;
  while (Date.now() < deadline) {
    const answer = await fetch(`${address}/status`).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('WebKitWebDriver did not answer within 20 s.');
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode === null && child.kill()) await once(child, 'exit');
}
