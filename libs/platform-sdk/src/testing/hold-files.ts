/** Files stand still until the test lets them arrive. */
export interface HeldFiles {
  /** Says that half of every file has left. */
  half: () => void;
  /** Lets every file arrive that was not stopped. */
  arrive: () => void;
  /** Breaks the connection of every file. */
  breakOff: () => void;
  stopped: () => number;
  restore: () => void;
}

/** Puts itself in the place of `XMLHttpRequest` and hands what is sent to `fetch`, which a fake api answers. */
export function holdFiles(): HeldFiles {
  const original = globalThis.XMLHttpRequest;
  let held: HeldRequest[] = [];
  let stopped = 0;
  class HeldRequest extends EventTarget {
    readonly upload = new EventTarget();
    status = 0;
    responseText = '';
    private readonly headers = new Headers();
    private target: [method: string, address: string | URL] = ['', ''];
    private body: FormData | undefined;
    open(method: string, address: string | URL) {
      this.target = [method, address];
    }
    setRequestHeader(name: string, value: string) {
      this.headers.set(name, value);
    }
    send(body: FormData) {
      this.body = body;
      held.push(this);
    }
    abort() {
      held = held.filter((one) => one !== this);
      stopped += 1;
    }
    async arrive() {
      const [method, address] = this.target;
      const answer = await fetch(address, { method, headers: this.headers, body: this.body });
      this.status = answer.status;
      this.responseText = await answer.text();
      this.dispatchEvent(new Event('load'));
    }
  }
  Object.defineProperty(globalThis, 'XMLHttpRequest', { value: HeldRequest, configurable: true });
  const release = () => held.splice(0);
  return {
    half: () => {
      for (const { upload } of held)
        upload.dispatchEvent(new ProgressEvent('progress', { loaded: 50, total: 100 }));
    },
    arrive: () => {
      for (const request of release()) void request.arrive();
    },
    breakOff: () => {
      for (const request of release()) request.dispatchEvent(new Event('error'));
    },
    stopped: () => stopped,
    restore: () =>
      Object.defineProperty(globalThis, 'XMLHttpRequest', { value: original, configurable: true }),
  };
}
