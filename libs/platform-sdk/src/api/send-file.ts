import { sessionStore } from '../session/session-store';
import { requestOf } from './contract-request';
import type { ContractRequest } from './contract-request';
import { answerFrom, withoutAnswer } from './server-answer';
import type { ServerAnswer } from './server-answer';

/** A multipart call that is being sent. */
export interface FileOnItsWay {
  /** Stays open for good once the file was stopped. */
  answer: Promise<ServerAnswer>;
  stop: () => void;
}

/**
 * Makes one multipart call and tells how much of it has left. `fetch` can't tell that, so it is made with
 * `XMLHttpRequest`; in all else it is like `askServer`.
 * @param onShare gets the share that was sent, from 0 to 1
 */
export function sendFile(call: ContractRequest, onShare: (share: number) => void): FileOnItsWay {
  const token = sessionStore.current()?.token;
  const [address, { method = 'POST', headers, body }] = requestOf(call, token);
  const request = new XMLHttpRequest();
  request.open(method, address);
  for (const [name, value] of new Headers(headers)) request.setRequestHeader(name, value);
  request.upload.addEventListener('progress', ({ loaded, total }) => onShare(total > 0 ? loaded / total : 0));
  const answer = new Promise<ServerAnswer>((resolve) => {
    request.addEventListener('load', () =>
      resolve(answerFrom(call, token, { status: request.status, text: request.responseText })),
    );
    request.addEventListener('error', () => resolve(withoutAnswer()));
  });
  request.send(body instanceof FormData ? body : null);
  return { answer, stop: () => request.abort() };
}
