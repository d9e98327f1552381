const DATABASE = 'washcoat.pictures';
const STORE = 'picture';

/** A picture that waits on this device, and where it lies since it was uploaded. */
export interface KeptPicture {
  id: string;
  /** When it was taken, as ISO text. */
  at: string;
  /** Null once it was uploaded. */
  image: File | null;
  address: string | null;
}

/** Whether this browser keeps pictures. */
export const hasShelf = (): boolean => typeof indexedDB !== 'undefined';

/** The pictures that wait on this device. */
export const pictureShelf = {
  all: () => inStore<KeptPicture[]>('readonly', (store) => store.getAll()),
  find: (id: string) => inStore<KeptPicture | undefined>('readonly', (store) => store.get(id)),
  put: (picture: KeptPicture) => inStore('readwrite', (store) => store.put(picture)),
  remove: (id: string) => inStore('readwrite', (store) => store.delete(id)),
};

/** Forgets the pictures of everybody in this browser. */
export function forgetKeptPictures(): void {
  if (hasShelf()) indexedDB.deleteDatabase(DATABASE);
}

async function inStore<T>(
  mode: IDBTransactionMode,
  ask: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const database = await opened();
  try {
    return await new Promise<T>((resolve, reject) => {
      const transaction = database.transaction(STORE, mode);
      const request = ask(transaction.objectStore(STORE));
      transaction.oncomplete = () => resolve(request.result);
      transaction.onabort = () => reject(transaction.error ?? request.error);
    });
  } finally {
    database.close();
  }
}

function opened(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(DATABASE, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE, { keyPath: 'id' });
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}
