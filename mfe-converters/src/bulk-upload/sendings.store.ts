import { externalStore, navigate, problemText } from '@washcoat/platform-sdk';
import { toast } from '@washcoat/ui';
import { convertersApi } from '../app/api';
import { store } from '../app/store';
import { uploadAddress } from './upload-address';
import { sendUpload, takenFile } from './upload-form';
import type { UploadForm } from './upload-form';

const SENT = 'Successfully Uploaded File';
const NOT_SENT = 'The file was not uploaded. Nothing changed; try again.';

/** A file that has not arrived yet. */
export interface Sending extends UploadForm {
  sendingId: string;
  /** What was sent of it, from 0 to 1. */
  share: number;
  /** Why it did not arrive; empty while it is on its way. */
  problem: string;
}

/** Files on their way. They outlive the page they were sent from. */
export const sendingStore = externalStore<readonly Sending[]>([]);

const stops = new Map<string, () => void>();

/** Sends a file; when it is there the list reloads and a message leads to it. */
export function startSending(form: UploadForm): void {
  const sending: Sending = { ...form, sendingId: crypto.randomUUID(), share: 0, problem: '' };
  sendingStore.set([...sendingStore.get(), sending]);
  void send(sending);
}

/** Sends a file again that did not arrive. */
export function sendAgain(sending: Sending): void {
  change(sending.sendingId, { share: 0, problem: '' });
  void send(sending);
}

/** Stops a file or forgets one that did not arrive. */
export function stopSending({ sendingId }: Sending): void {
  stops.get(sendingId)?.();
  forget(sendingId);
}

async function send({ sendingId, ...form }: Sending): Promise<void> {
  const { answer, stop } = sendUpload(form, (share) => change(sendingId, { share }));
  stops.set(sendingId, stop);
  const { data, error } = await answer;
  if (error) {
    const problem = problemText(error, NOT_SENT);
    change(sendingId, { problem });
    toast.error(problem);
    return;
  }
  const { message, uploadId } = takenFile(data);
  forget(sendingId);
  store.dispatch(convertersApi.util.invalidateTags(['Uploads']));
  const onPress = () => navigate(uploadAddress(uploadId));
  toast.success(message || SENT, { action: { label: 'Look at it', onPress } });
}

function change(sendingId: string, part: Partial<Sending>): void {
  sendingStore.set(
    sendingStore
      .get()
      .map((sending) => (sending.sendingId === sendingId ? { ...sending, ...part } : sending)),
  );
}

function forget(sendingId: string): void {
  stops.delete(sendingId);
  sendingStore.set(sendingStore.get().filter((sending) => sending.sendingId !== sendingId));
}
