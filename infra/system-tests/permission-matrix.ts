import { randomUUID } from 'node:crypto';
import { allEndpoints } from '@washcoat/service-edge';
import { allows, type Endpoint, type Method } from '@washcoat/contract-kernel';
import { demoSignIns } from '@washcoat/service-kit/seed';
import { ApiClient } from './api-client';
import { register, signIn, type Person } from './sign-in';

/** A call under one of its spellings. */
export interface Spelling {
  endpoint: Endpoint;
  method: Method;
  path: string;
}

/** Every spelling of every call, in the order of the contracts. */
export const spellings: readonly Spelling[] = allEndpoints.flatMap((endpoint) =>
  [endpoint.path, ...(endpoint.aliases ?? [])].map((path) => ({ endpoint, method: endpoint.method, path })),
);

/** Who may use a spelling: per column whether the caller is let in. */
export interface MatrixRow extends Spelling {
  isLetIn: boolean[];
}

/** Somebody of whom the matrix has a column; nobody is signed in without a person. */
export interface Caller {
  name: string;
  api: ApiClient;
  person: Person | null;
}

/** Nobody, somebody who has just registered, and every sign-in of the demonstration. */
export async function signInAll(url: string): Promise<Caller[]> {
  const people = await Promise.all(demoSignIns.map(({ email }) => signIn(url, email)));
  const newUser = await register(url, `${randomUUID()}@nowhere.test`);
  return [
    { name: 'nobody', api: new ApiClient(url), person: null },
    { name: 'new user', api: newUser.api, person: newUser },
    ...people.map((person) => ({ name: person.email, api: person.api, person })),
  ];
}

/** What the contracts say. */
export function promisedMatrix(callers: readonly Caller[]): MatrixRow[] {
  return spellings.map((spelling) => ({
    ...spelling,
    isLetIn: callers.map(({ person }) => allows(spelling.endpoint.access, person?.session ?? null)),
  }));
}

/** What the product does. */
export async function observedMatrix(callers: readonly Caller[]): Promise<MatrixRow[]> {
  const rows: MatrixRow[] = [];
  for (const spelling of spellings) {
    rows.push({
      ...spelling,
      isLetIn: await Promise.all(callers.map((caller) => isLetIn(caller, spelling))),
    });
  }
  return rows;
}

/**
 * Knocks with what no call accepts: access is decided before the input is looked at, so a caller who is let in gets a
 * 400 and nothing is changed. Throws for any other answer.
 */
async function isLetIn({ name, api, person }: Caller, { method, path }: Spelling): Promise<boolean> {
  const { status, text } = await api.send(
    method,
    path,
    method === 'GET' ? { query: 'twice=1&twice=2' } : { body: '[]' },
  );
  if (status === 400) return true;
  if (status === (person ? 403 : 401)) return false;
  throw new Error(`${method} ${path} answered ${name} with ${status}: ${text.slice(0, 300)}`);
}

/** The matrix as it is kept: a line per spelling, a column per caller, tabs between. */
export function matrixText(callers: readonly Caller[], rows: readonly MatrixRow[]): string {
  const lines = rows.map(({ method, path, isLetIn }) => [
    `${method} ${path}`,
    ...isLetIn.map((isIn) => (isIn ? 'yes' : 'no')),
  ]);
  return [['call', ...callers.map(({ name }) => name)], ...lines]
    .map((line) => `${line.join('\t')}\n`)
    .join('');
}
