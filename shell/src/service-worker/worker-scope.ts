/** An event that keeps the worker alive until `work` is done. */
export interface WorkerEvent {
  waitUntil(work: Promise<unknown>): void;
}

/** A request of a page; without `respondWith` it goes the way it goes without a worker. */
export interface FetchEvent extends WorkerEvent {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}

/** Something that a page said to the worker. */
export interface PageMessage extends WorkerEvent {
  readonly data: unknown;
}

/**
 * The part of a service worker's global scope that is used here. TypeScript has it in a library of its own, which can't
 * be loaded beside the one for pages.
 */
export interface WorkerScope {
  readonly location: { readonly origin: string };
  readonly clients: { claim(): Promise<void> };
  readonly registration: { unregister(): Promise<boolean> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: WorkerEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void;
  addEventListener(type: 'message', listener: (event: PageMessage) => void): void;
}
