import type { AnswerOf, Endpoint } from '@washcoat/contract-kernel';

/** A call that the page made. */
export interface SeenCall {
  id: string;
  method: string;
  path: string;
  /** Query string of a GET or JSON body, as sent; empty for an upload. */
  input: Record<string, unknown>;
  headers: Headers;
}

/** How the fake answers one definition. */
export interface FakeAnswer {
  definition: Endpoint;
  reply: (seen: SeenCall) => Response | Promise<Response>;
}

/** Answers `definition` with what `reply` gives. */
export function answers<Definition extends Endpoint>(
  definition: Definition,
  reply: AnswerOf<Definition> | ((seen: SeenCall) => AnswerOf<Definition> | Promise<AnswerOf<Definition>>),
): FakeAnswer {
  return {
    definition,
    reply: async (seen) => Response.json(reply instanceof Function ? await reply(seen) : reply),
  };
}

/** Refuses `definition` with a status and, if given, the server's error answer. */
export function refuses(definition: Endpoint, status: number, body: object = {}): FakeAnswer {
  return { definition, reply: () => Response.json(body, { status }) };
}

async function seenCall(request: Request, id: string): Promise<SeenCall> {
  const { pathname, searchParams } = new URL(request.url);
  const isJson = request.headers.get('content-type') === 'application/json';
  const input: Record<string, unknown> = isJson ? await request.json() : Object.fromEntries(searchParams);
  return { id, method: request.method, path: pathname, input, headers: request.headers };
}

/**
 * Puts itself in the place of `fetch` and answers the calls named; any other call is a 404 that the test sees in
 * `calls` with the id `unknown`.
 */
export function fakeApi(...known: FakeAnswer[]) {
  const calls: SeenCall[] = [];
  const original = globalThis.fetch;
  globalThis.fetch = async (target, init) => {
    const request = new Request(target, init);
    const path = new URL(request.url).pathname;
    const match = known.findLast(
      ({ definition: { method, path: own } }) => method === request.method && own === path,
    );
    const seen = await seenCall(request, match?.definition.id ?? 'unknown');
    calls.push(seen);
    return match
      ? match.reply(seen)
      : Response.json({ error: 'The fake does not know this call' }, { status: 404 });
  };
  return {
    calls,
    /** The calls of one definition, oldest first. */
    callsOf: (definition: Endpoint) => calls.filter(({ id }) => id === definition.id),
    /** From now on answers differently. */
    change: (...changed: FakeAnswer[]) => known.push(...changed),
    /** Gives `fetch` back. */
    restore: () => {
      globalThis.fetch = original;
    },
  };
}
