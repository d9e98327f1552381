import type { Endpoint } from '@washcoat/contract-kernel';

/** One call about to be made. */
export interface ContractRequest {
  definition: Pick<Endpoint, 'method' | 'path' | 'access' | 'body'>;
  input: unknown;
  idempotencyKey?: string;
  /** Headers of this call alone. */
  headers?: Record<string, string>;
}

function isBlank(value: unknown): boolean {
  return value === undefined || value === null || value === '';
}

function entriesOf(input: unknown): [string, unknown][] {
  return typeof input === 'object' && input !== null ? Object.entries(input) : [];
}

function addressOf({ definition, input }: ContractRequest): string {
  const address = new URL(definition.path, window.location.origin);
  if (definition.method !== 'GET') return address.href;
  for (const [name, value] of entriesOf(input)) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (!isBlank(one)) address.searchParams.append(name, String(one));
    }
  }
  return address.href;
}

function multipart(input: unknown): FormData {
  const form = new FormData();
  for (const [name, value] of entriesOf(input)) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one instanceof Blob) form.append(name, one);
      else if (!isBlank(one)) form.append(name, String(one));
    }
  }
  return form;
}

/**
 * What `fetch` takes for a call: a GET carries its input as query string with blanks omitted, a multipart call as form, all
 * others as JSON. `token` goes into the header `token`, except for uploads that are open to everyone.
 */
export function requestOf(
  call: ContractRequest,
  token: string | undefined,
  signal?: AbortSignal,
): [address: string, init: RequestInit] {
  const { definition, input, idempotencyKey } = call;
  const isMultipart = definition.body === 'multipart';
  const headers = new Headers({ accept: 'application/json', ...call.headers });
  if (token && !(isMultipart && 'open' in definition.access)) headers.set('token', token);
  if (idempotencyKey) headers.set('idempotency-key', idempotencyKey);
  if (definition.method === 'GET') return [addressOf(call), { headers, signal }];
  if (!isMultipart) headers.set('content-type', 'application/json');
  const body = isMultipart ? multipart(input) : JSON.stringify(input ?? {});
  return [addressOf(call), { method: definition.method, headers, body, signal }];
}
