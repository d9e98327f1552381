/** How long a toast stays when nobody holds it. */
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
  readonly kind: 'success' | 'error';
  readonly text: string;
}

let messages: readonly ToastMessage[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function publish(next: readonly ToastMessage[]): void {
  messages = next;
  for (const notify of listeners) notify();
}

function show(kind: ToastMessage['kind'], text: string, extra: ToastExtra = {}): number {
  lastId += 1;
  publish([...messages, { ...extra, id: lastId, kind, text }]);
  return lastId;
}

/** Says what happened, green or red, for two seconds. Any React root may call it; one `ToastHost` shows it. */
export const toast = {
  success: (text: string, extra?: ToastExtra): number => show('success', text, extra),
  error: (text: string, extra?: ToastExtra): number => show('error', text, extra),
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
