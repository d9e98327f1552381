import { uploadTicket } from '@washcoat/contract-files';
import type { AnswerOf, Endpoint } from '@washcoat/contract-kernel';

/** A call that the page made. */
export interface SeenCall {
  id: string;
  method: string;
  path: string;
  /** Query string of a GET, JSON body, or the parts of an upload (files as `File`), as sent. */
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

/** One list for parts of the same name, as uploads of several files send them. */
function partsOf(form: FormData): Record<string, unknown> {
  const parts: Record<string, unknown> = {};
  for (const name of new Set(form.keys())) {
    const all = form.getAll(name);
    parts[name] = all.length > 1 ? all : all[0];
  }
  return parts;
}

/** How late the answers of a definition come, in ms, when `WASHCOAT_LATE_ANSWERS` names an order: 0 to 120. */
function latenessOf(id: string): number {
  const order = process.env['WASHCOAT_LATE_ANSWERS'];
  if (!order || 'clock' in setTimeout) return 0;
  let mixed = 7;
  for (const letter of `${order}${id}`) mixed = (mixed * 31 + letter.charCodeAt(0)) % 1_000_003;
  return (mixed % 7) * 20;
}

async function inputOf(
  request: Request,
  body: BodyInit | null | undefined,
): Promise<Record<string, unknown>> {
  if (body instanceof FormData) return partsOf(body);
  if (request.headers.get('content-type') === 'application/json') return request.json();
  return Object.fromEntries(new URL(request.url).searchParams);
}

async function seenCall(request: Request, id: string, body: BodyInit | null | undefined): Promise<SeenCall> {
  const { method, headers } = request;
  return { id, method, path: new URL(request.url).pathname, input: await inputOf(request, body), headers };
}

/**
 * Puts itself in the place of `fetch` and answers the calls named; any other call is a 404 that the test sees in
 * `calls` with the id `unknown`. Tickets of uploads are always given. With `WASHCOAT_LATE_ANSWERS=<any word>` each
 * definition answers late by a time of its own, which shows what a test reads before it is there; a test that turns the
 * clock itself gets its answers at once.
 */
export function fakeApi(...given: FakeAnswer[]) {
  const known = [answers(uploadTicket, { ticket: 'ticket' }), ...given];
  const calls: SeenCall[] = [];
  let unanswered = 0;
  const original = globalThis.fetch;
  globalThis.fetch = async (target, init) => {
    const request = new Request(target, init);
    const path = new URL(request.url).pathname;
    const match = known.findLast(
      ({ definition: { method, path: own } }) => method === request.method && own === path,
    );
    unanswered += 1;
    try {
      const seen = await seenCall(request, match?.definition.id ?? 'unknown', init?.body);
      calls.push(seen);
      if (!match) return Response.json({ error: 'The fake does not know this call' }, { status: 404 });
      const lateness = latenessOf(match.definition.id);
      if (lateness) await new Promise((resolve) => setTimeout(resolve, lateness));
      return await match.reply(seen);
    } finally {
      unanswered -= 1;
    }
  };
  return {
    calls,
    /** The calls of one definition, oldest first. */
    callsOf: (definition: Endpoint) => calls.filter(({ id }) => id === definition.id),
    /** From now on answers differently. */
    change: (...changed: FakeAnswer[]) => known.push(...changed),
    /** Resolves when every call has its answer, and those that follow from the answers, too. */
    settled: async () => {
      do await new Promise((resolve) => setTimeout(resolve, 5));
      while (unanswered > 0);
    },
    /** Gives `fetch` back. */
    restore: () => {
      globalThis.fetch = original;
    },
  };
}
