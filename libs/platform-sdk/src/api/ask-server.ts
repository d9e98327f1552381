import { sessionStore } from '../session/session-store';
import { signOut } from '../session/sign-out';
import { noConnection, problemFrom } from './api-problem';
import type { ApiProblem } from './api-problem';
import { requestOf } from './contract-request';
import type { ContractRequest } from './contract-request';
import { tellRefusal } from './refusals';

/** What came of a call. */
export type ServerAnswer = { data: unknown; error?: undefined } | { error: ApiProblem; data?: undefined };

async function bodyOf(response: Response): Promise<unknown> {
  const text = await response.text();
  try {
    return text === '' ? null : JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Makes one call. A 401 on a read ends the session and returns to `/`; a 401 on a write is an ordinary problem, so that
 * typed input stays. The token that was refused must still be the current one. A 403 is told to the shell: rights may
 * have changed.
 */
export async function askServer(call: ContractRequest, signal?: AbortSignal): Promise<ServerAnswer> {
  const token = sessionStore.current()?.token;
  let response: Response;
  let body: unknown;
  try {
    response = await fetch(...requestOf(call, token, signal));
    body = await bodyOf(response);
  } catch {
    // No connection, or one that broke off while the answer was read.
    return { error: { status: 0, error: noConnection } };
  }
  if (response.ok && body !== undefined) return { data: body };
  const isEndOfSession = response.status === 401 && call.definition.method === 'GET';
  if (isEndOfSession && token !== undefined && token === sessionStore.current()?.token) signOut('expired');
  if (response.status === 403) tellRefusal();
  return { error: problemFrom(response.status, body) };
}
