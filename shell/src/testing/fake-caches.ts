const origin = window.location.origin;
const addressOf = (path: string) => new URL(path, origin).href;

/** The browser's Cache Storage in memory, which jsdom lacks: as much of it as the service worker uses. */
export class FakeCaches {
  private readonly stores = new Map<string, Map<string, Response>>();

  /** Puts an empty one in the place where code looks for it. */
  static install(): FakeCaches {
    const made = new FakeCaches();
    Object.defineProperty(globalThis, 'caches', { value: made, configurable: true });
    return made;
  }

  async open(name: string) {
    const store = this.stores.get(name) ?? new Map<string, Response>();
    this.stores.set(name, store);
    return {
      match: async (path: string) => store.get(addressOf(path))?.clone(),
      put: async (path: string, answer: Response) => void store.set(addressOf(path), answer),
      keys: async () => [...store.keys()].map((url) => new Request(url)),
      delete: async (path: string) => store.delete(addressOf(path)),
    };
  }

  async keys(): Promise<string[]> {
    return [...this.stores.keys()];
  }

  async delete(name: string): Promise<boolean> {
    return this.stores.delete(name);
  }
}
