import { reportRefused } from '../boundary/incident';
import { noteAnswer, noteNoServer } from '../connection/connection-store';
import { sessionStore } from '../session/session-store';
import { signOut } from '../session/sign-out';
import { noConnection, problemFrom } from './api-problem';
import type { ApiProblem } from './api-problem';
import type { ContractRequest } from './contract-request';
import { tellRefusal } from './refusals';

/** What came of a call. */
export type ServerAnswer = { data: unknown; error?: undefined } | { error: ApiProblem; data?: undefined };

function bodyOf(text: string): unknown {
  try {
    return text === '' ? null : JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** What is loaded and what is deleted (COM-013); the form that was not saved keeps its problem itself. */
const isLogged = (method: string) => method === 'GET' || method === 'DELETE';

/**
 * What an answer says. A 401 on a read ends the session and returns to `/`; a 401 on a write is an ordinary problem, so
 * that typed input stays. The token that was refused must still be the current one. A 403 is told to the shell: rights
 * may have changed. Refused loads and deletes are noted in the log, and that there was an answer at all is told to
 * `connectionStore`.
 * @param token the one that the call was made with
 */
export function answerFrom(
  { definition }: ContractRequest,
  token: string | undefined,
  { status, text }: { status: number; text: string },
): ServerAnswer {
  noteAnswer();
  const body = bodyOf(text);
  if (status >= 200 && status < 300 && body !== undefined) return { data: body };
  const isEndOfSession = status === 401 && definition.method === 'GET';
  if (isEndOfSession && token !== undefined && token === sessionStore.current()?.token) signOut('expired');
  if (status === 403) tellRefusal();
  const problem = problemFrom(status, body);
  const { requestId } = problem;
  if (requestId && isLogged(definition.method))
    reportRefused(`${definition.method} ${definition.path}`, status, requestId);
  return { error: problem };
}

/** What is said where there was no answer, which `connectionStore` is told of. */
export function withoutAnswer(): ServerAnswer {
  noteNoServer();
  return { error: { status: 0, error: noConnection } };
}
