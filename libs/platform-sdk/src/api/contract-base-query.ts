import type { BaseQueryFn } from '@reduxjs/toolkit/query/react';
import { sessionStore } from '../session/session-store';
import { signOut } from '../session/sign-out';
import { noConnection, problemFrom } from './api-problem';
import type { ApiProblem } from './api-problem';
import { requestOf } from './contract-request';
import type { ContractRequest } from './contract-request';

async function bodyOf(response: Response): Promise<unknown> {
  const text = await response.text();
  try {
    return text === '' ? null : JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Makes the calls of every remote. A 401 on a read ends the session and returns to `/`; a 401 on a write is an ordinary
 * problem, so that typed input stays. The token that was refused must still be the current one.
 */
export const contractBaseQuery: BaseQueryFn<ContractRequest, unknown, ApiProblem> = async (
  call,
  { signal },
) => {
  const token = sessionStore.current()?.token;
  let response: Response;
  try {
    response = await fetch(requestOf(call, token, signal));
  } catch {
    return { error: { status: 0, error: noConnection } };
  }
  const body = await bodyOf(response);
  if (response.ok && body !== undefined) return { data: body };
  const isEndOfSession = response.status === 401 && call.definition.method === 'GET';
  if (isEndOfSession && token !== undefined && token === sessionStore.current()?.token) signOut('expired');
  return { error: problemFrom(response.status, body) };
};
