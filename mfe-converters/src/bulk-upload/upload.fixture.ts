import type { BulkUpload } from '@washcoat/contract-converters';
import { testId } from '../converter/converter.fixture';
import type { UploadDetail } from './uploads.api';

/** A file that was checked and waits to be applied. */
export const checkedUpload: BulkUpload = {
  uploadId: testId(1),
  title: 'November prices',
  fileName: 'converters.csv',
  status: 'preview',
  time: new Date(2026, 10, 20, 9, 4).toISOString(),
  userName: 'Sam Buyer',
  progress: 1,
  rowCount: 1206,
  addCount: 3,
  changeCount: 1200,
  sameCount: 1,
  badCount: 2,
  allOrNothing: false,
  notes: ['These columns are not read: colour.'],
  error: null,
  canApply: true,
  canUndo: false,
};

const change = { field: 'ptAssay', before: '1250', after: '1300' };

/** Its rows of one kind, as the service answers them. */
export function rowsOfKind(kind: unknown, upload: BulkUpload = checkedUpload): UploadDetail {
  const row = { line: 2, oem: 'KT 0334', changes: [], reasons: [] };
  const lists: Record<string, UploadDetail['list']> = {
    change: [
      { ...row, kind: 'change', changes: [change, { field: 'comment', before: null, after: 'New lid' }] },
    ],
    add: [{ ...row, kind: 'add', line: 7, oem: 'GD3 EA6', changes: [{ ...change, before: null }] }],
    bad: [{ ...row, kind: 'bad', line: 9, oem: '', reasons: ['oem: Please enter the valid value'] }],
  };
  return { upload, list: lists[String(kind)] ?? [], areMoreItemsAvailable: kind === 'change' };
}

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
