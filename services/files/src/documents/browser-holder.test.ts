import { EventEmitter } from 'node:events';
import { BrowserHolder, MOST_DOCUMENTS } from './browser-holder';

class FakeBrowser extends EventEmitter {
  isOpen = true;

  async close() {
    this.isOpen = false;
    this.emit('disconnected');
  }
}

describe('the holder of the browser', () => {
  let launched: FakeBrowser[];
  let holder: BrowserHolder<FakeBrowser>;

  beforeEach(() => {
    launched = [];
    holder = new BrowserHolder(async () => {
      const browser = new FakeBrowser();
      launched.push(browser);
      return browser;
    }, 10);
  });
  afterEach(() => holder.close());

  const openOnes = () => launched.map(({ isOpen }) => isOpen);

  it('starts one browser for all who come at once', async () => {
    await Promise.all([1, 2, 3].map(() => holder.use(async () => undefined)));
    expect(launched).toHaveLength(1);
  });

  it('replaces it after so many documents, when its last one is done', async () => {
    let finish = () => {};
    const long = holder.use(() => new Promise<void>((resolve) => (finish = resolve)));
    for (let count = 1; count < MOST_DOCUMENTS; count++) await holder.use(async () => undefined);
    await holder.use(async () => undefined);
    expect(openOnes()).toEqual([true, true]);
    finish();
    await long;
    expect(openOnes()).toEqual([false, true]);
  });

  it('closes it when nothing is printed for a while', async () => {
    await holder.use(async () => undefined);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(openOnes()).toEqual([false]);
    await holder.use(async () => undefined);
    expect(openOnes()).toEqual([false, true]);
  });

  it('starts another one after it died, and after one that did not start', async () => {
    await holder.use(async (browser) => browser.close());
    await holder.use(async () => undefined);
    expect(openOnes()).toEqual([false, true]);
    let isMissing = true;
    const late = new BrowserHolder(async () => {
      if (isMissing) throw new Error('no browser');
      return new FakeBrowser();
    }, 10);
    await expect(late.use(async () => 'printed')).rejects.toThrow('no browser');
    isMissing = false;
    expect(await late.use(async () => 'printed')).toBe('printed');
    await late.close();
  });
});
