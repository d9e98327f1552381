/** How long a success stays when nobody holds it. Refusals and news stay until they are dismissed. */
export const toastLifetimeMs = 2000;

/** A button inside a toast: Undo, Try again. */
export interface ToastAction {
  label: string;
  onPress: () => void;
}

export interface ToastExtra {
  /** A second, muted line. */
  detail?: string;
  action?: ToastAction;
}

export interface ToastMessage extends ToastExtra {
  readonly id: number;
  readonly kind: 'success' | 'error' | 'news';
  readonly text: string;
}

/** How many news stand at once, and how many others; older ones give way to those of their kind. */
const mostAtOnce = 5;

let messages: readonly ToastMessage[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function publish(next: readonly ToastMessage[]): void {
  messages = next;
  for (const notify of listeners) notify();
}

function show(kind: ToastMessage['kind'], text: string, extra: ToastExtra = {}): number {
  lastId += 1;
  const isSame = (known: ToastMessage) =>
    known.kind === kind && known.text === text && known.detail === extra.detail;
  const others = messages.filter((known) => !isSame(known));
  const isOfKind = (one: ToastMessage) => (one.kind === 'news') === (kind === 'news');
  const staying = others.filter(isOfKind).slice(1 - mostAtOnce);
  publish([
    ...others.filter((one) => !isOfKind(one) || staying.includes(one)),
    { ...extra, id: lastId, kind, text },
  ]);
  return lastId;
}

/**
 * Says what happened: green for two seconds; red, or as news, until it is dismissed. What is said again takes the place of
 * what stands there. Any React root may call it; one `ToastHost` shows it.
 */
export const toast = {
  success: (text: string, extra?: ToastExtra): number => show('success', text, extra),
  error: (text: string, extra?: ToastExtra): number => show('error', text, extra),
  /** Somebody else did something that concerns the reader. */
  news: (text: string, extra?: ToastExtra): number => show('news', text, extra),
  dismiss: (id: number): void => publish(messages.filter((message) => message.id !== id)),
  clear: (): void => publish([]),
};

/** The toasts on screen, oldest first. */
export function currentToasts(): readonly ToastMessage[] {
  return messages;
}

/** Tells when toasts come and go; answers how to stop listening. */
export function onToasts(notify: () => void): () => void {
  listeners.add(notify);
  return () => listeners.delete(notify);
}
