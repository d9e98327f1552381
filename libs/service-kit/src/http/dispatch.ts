import { allows, type Endpoint } from '@washcoat/contract-kernel';
import type { Context } from 'koa';
import { once } from '../data/idempotency';
import { badInput, forbidden, unauthorised } from '../problem';
import type { Service } from '../service/service';
import { assertNamed } from '../service/named-fields';
import { holdNamedUploads } from '../stored-files/hold-uploads';
import { paperSigner } from '../stored-files/paper-address';
import { withSignedPapers, withSignedRefusal } from '../stored-files/signed-papers';
import { authenticate } from './authenticate';
import { callersLeave } from './callers-leave';
import type { ReadContext, RequestFacts, Route, WriteContext } from './routes';
import { queryInput, validated } from './validate';
import { clock } from '../platform/surroundings';

const LONGEST_KEY = 200;

/** The stack of every call, in order: who is it, may they, not too often, is it well-formed, do it, is the answer right. */
export async function dispatch(service: Service, route: Route, koa: Context): Promise<void> {
  const { endpoint } = route;
  const { platform } = service;
  const facts = await factsOf(service, koa);
  if (!allows(endpoint.access, facts.sessionOrNull)) throw facts.sessionOrNull ? forbidden() : unauthorised();
  if (endpoint.rateLimit)
    await platform.limiter.take(endpoint.rateLimit, `${endpoint.id}:${callerOf(endpoint, facts)}`);
  if (route.kind === 'raw') {
    await route.handle(withFacts(facts, { database: service.database }) as ReadContext, koa);
    if (platform.environment === 'test' && isJson(koa.body))
      assertNamed(endpoint.id, endpoint.output, koa.body);
    return;
  }
  koa.set('Cache-Control', 'private, no-store');
  const input = validated(endpoint, inputOf(endpoint, koa));
  const answer = await signedAnswer(service, facts, () => answerOf(service, route, facts, koa, input));
  if (platform.environment === 'test') assertNamed(endpoint.id, endpoint.output, answer);
  answerJson(koa, answer);
}

/** Says an answer once: whoever compresses or measures it later takes the same text. */
function answerJson(koa: Context, answer: unknown): void {
  if (typeof answer !== 'object' || answer === null) {
    koa.body = answer;
    return;
  }
  koa.type = 'json';
  koa.body = JSON.stringify(answer);
}

/** Files leave as bytes or streams. */
function isJson(body: unknown): boolean {
  return typeof body === 'object' && body !== null && Object.getPrototypeOf(body) === Object.prototype;
}

/** Whose requests a limit counts together: those of a user, where nobody is signed in those of a network address. */
function callerOf({ access }: Endpoint, { sessionOrNull, address }: RequestFacts): string {
  return 'open' in access || !sessionOrNull ? address : `user ${sessionOrNull.userId}`;
}

/** Papers leave this service with signed addresses only, for the user who is answered. */
async function signedAnswer(
  { definition, platform }: Service,
  { sessionOrNull: session, now }: RequestFacts,
  answer: () => Promise<unknown>,
): Promise<unknown> {
  if (!session || !definition.uploads?.some(({ isPaper }) => isPaper)) return answer();
  const sign = paperSigner(platform.secret, session.userId, now);
  try {
    return withSignedPapers(await answer(), sign);
  } catch (error) {
    throw withSignedRefusal(error, sign);
  }
}

async function answerOf(
  service: Service,
  route: Exclude<Route, { kind: 'raw' }>,
  facts: RequestFacts,
  koa: Context,
  input: unknown,
): Promise<unknown> {
  if (route.kind !== 'read') await holdNamedUploads(service, facts.sessionOrNull, input);
  if (route.kind === 'write')
    return writeOnce(service, route, facts, koa, input, (context) => route.handle(context, input as never));
  const isSlow = route.kind === 'read' && route.isSlow;
  const database = isSlow ? service.databaseOfReads(callersLeave(koa)) : service.database;
  const context = withFacts(facts, { database }) as ReadContext;
  if (route.kind === 'read') return route.handle(context, input as never);
  const write = await route.prepare(context, input as never);
  return writeOnce(service, route, facts, koa, without(input, route.secrets), write);
}

/** The body that an Idempotency-Key is compared by. */
function without(input: unknown, secrets: readonly string[]): unknown {
  return Object.fromEntries(Object.entries(input ?? {}).filter(([name]) => !secrets.includes(name)));
}

async function writeOnce(
  service: Service,
  { endpoint, isSecret }: { endpoint: Endpoint; isSecret?: true },
  facts: RequestFacts,
  koa: Context,
  body: unknown,
  write: (context: WriteContext) => Promise<unknown>,
): Promise<unknown> {
  const key = isSecret ? '' : idempotencyKeyOf(koa);
  const { sessionOrNull: session, requestId: correlationId, now } = facts;
  return service.inTransaction({ session, correlationId, now }, (unit) => {
    const work = () => write(withFacts(facts, unit) as WriteContext);
    if (!key || !session) return work();
    return once(unit, { key, endpoint: endpoint.id, userId: session.userId, body }, work);
  });
}

/** A key that is cut would be another one: two orders could share it. */
function idempotencyKeyOf(koa: Context): string {
  const key = koa.get('idempotency-key');
  if (key.length > LONGEST_KEY)
    throw badInput({ 'Idempotency-Key': `Use an Idempotency-Key of at most ${LONGEST_KEY} characters.` });
  return key;
}

async function factsOf(service: Service, koa: Context): Promise<RequestFacts> {
  const record = await authenticate(koa.get('token') || undefined, service.platform);
  return {
    get session() {
      if (!record) throw unauthorised();
      return record.session;
    },
    sessionOrNull: record?.session ?? null,
    sessionId: record?.sessionId ?? null,
    requestId: String(koa.state.requestId),
    address: koa.ip,
    now: clock.now(),
  };
}

/** Joins facts and means without calling the getter of `session`, which answers 401 when nobody is signed in. */
function withFacts<T extends object>(facts: RequestFacts, means: T): RequestFacts & T {
  return Object.defineProperties({ ...means } as RequestFacts & T, Object.getOwnPropertyDescriptors(facts));
}

function inputOf(endpoint: Endpoint, koa: Context): unknown {
  if (endpoint.method === 'GET') return queryInput(koa.query);
  const body = koa.request.body;
  if (endpoint.method !== 'DELETE') return body;
  return { ...queryInput(koa.query), ...(typeof body === 'object' ? body : {}) };
}
