type Records = Map<IDBValidKey, unknown>;

/** A request that is answered in a moment. */
class Asked {
  readonly error = null;
  onupgradeneeded: (() => void) | null = null;
  onsuccess: (() => void) | null = null;
  onerror: (() => void) | null = null;
  constructor(readonly result: unknown) {}
}

/** One store, by the key `keyPath` of its records. */
class Store {
  constructor(
    private readonly records: Records,
    private readonly keyPath: string,
  ) {}
  getAll() {
    return new Asked([...this.records.values()]);
  }
  get(key: IDBValidKey) {
    return new Asked(this.records.get(key));
  }
  put(record: object) {
    const key: IDBValidKey = Reflect.get(record, this.keyPath);
    this.records.set(key, record);
    return new Asked(key);
  }
  delete(key: IDBValidKey) {
    this.records.delete(key);
    return new Asked(undefined);
  }
}

class Transaction {
  readonly error = null;
  oncomplete: (() => void) | null = null;
  onabort: (() => void) | null = null;
  constructor(readonly objectStore: (name: string) => Store | undefined) {}
}

class Database {
  private readonly stores = new Map<string, Store>();
  createObjectStore(name: string, { keyPath }: { keyPath: string }) {
    this.stores.set(name, new Store(new Map(), keyPath));
  }
  transaction() {
    const transaction = new Transaction((name) => this.stores.get(name));
    setTimeout(() => transaction.oncomplete?.(), 0);
    return transaction;
  }
  close() {
    // Nothing is held open.
  }
}

/** IndexedDB in memory, as far as pages use it; jsdom has none. Answers how to take it away again. */
export function memoryIndexedDb(): () => void {
  const databases = new Map<string, Database>();
  const open = (name: string) => {
    const isNew = !databases.has(name);
    const database = databases.get(name) ?? new Database();
    databases.set(name, database);
    const request = new Asked(database);
    setTimeout(() => {
      if (isNew) request.onupgradeneeded?.();
      request.onsuccess?.();
    }, 0);
    return request;
  };
  const deleteDatabase = (name: string) => void databases.delete(name);
  Object.defineProperty(globalThis, 'indexedDB', { value: { open, deleteDatabase }, configurable: true });
  return () => Reflect.deleteProperty(globalThis, 'indexedDB');
}
