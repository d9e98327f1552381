import { noteWork } from '../idle/idle';
import { sessionStore } from '../session/session-store';
import { noConnection } from './api-problem';
import { requestOf } from './contract-request';
import type { ContractRequest } from './contract-request';
import { answerFrom, withoutAnswer } from './server-answer';
import type { ServerAnswer } from './server-answer';

async function ask(call: ContractRequest, signal?: AbortSignal): Promise<ServerAnswer> {
  const token = sessionStore.current()?.token;
  let answer: { status: number; text: string };
  try {
    const response = await fetch(...requestOf(call, token, signal));
    answer = { status: response.status, text: await response.text() };
  } catch {
    // No connection, or one that broke off while the answer was read; a call that was given up says nothing of it.
    return signal?.aborted ? { error: { status: 0, error: noConnection } } : withoutAnswer();
  }
  return answerFrom(call, token, answer);
}

/** Makes one call with the token of the session; what an answer means is the matter of `answerFrom`. */
export function askServer(call: ContractRequest, signal?: AbortSignal): Promise<ServerAnswer> {
  return noteWork(ask(call, signal));
}
