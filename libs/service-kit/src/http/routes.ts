import type { Session } from '@washcoat/contract-entities';
import type { AnswerOf, Endpoint, InputOf } from '@washcoat/contract-kernel';
import type { Context } from 'koa';
import type { Knex } from 'knex';
import type { UnitOfWork } from '../service/unit-of-work';

/** What a handler knows of the request. */
export interface RequestFacts {
  /** The signed-in user; asking for it on an open call without a token answers 401. */
  readonly session: Session;
  /** The signed-in user, or null on an open call. */
  readonly sessionOrNull: Session | null;
  readonly sessionId: string | null;
  readonly requestId: string;
  /** The address of the caller. */
  readonly address: string;
  readonly now: Date;
}

export interface ReadContext extends RequestFacts {
  database: Knex;
}

export interface WriteContext extends RequestFacts, UnitOfWork {
  readonly now: Date;
}

type Read<E extends Endpoint> = {
  kind: 'read';
  endpoint: E;
  /** It may take long. */
  isSlow?: true;
  handle(context: ReadContext, input: InputOf<E>): Promise<AnswerOf<E>>;
};
type Write<E extends Endpoint> = {
  kind: 'write';
  endpoint: E;
  /** Its answer is kept nowhere. */
  isSecret?: true;
  handle(context: WriteContext, input: InputOf<E>): Promise<AnswerOf<E>>;
};
type PreparedWrite<E extends Endpoint> = {
  kind: 'prepared-write';
  endpoint: E;
  secrets: readonly string[];
  prepare(context: ReadContext, input: InputOf<E>): Promise<WriteOf<E>>;
};
/** What a prepared write does in its transaction. */
export type WriteOf<E extends Endpoint> = (context: WriteContext) => Promise<AnswerOf<E>>;
type Raw<E extends Endpoint> = {
  kind: 'raw';
  endpoint: E;
  handle(context: ReadContext, koa: Context): Promise<void>;
};

/** A call bound to what does it. */
export type Route = Read<Endpoint> | Write<Endpoint> | PreparedWrite<Endpoint> | Raw<Endpoint>;

/** Binds a call that changes nothing in the database: the handler reads outside a transaction. */
export function read<E extends Endpoint>(endpoint: E, handle: Read<E>['handle']): Route {
  return { kind: 'read', endpoint, handle } as Route;
}

/**
 * Binds a call that changes nothing and may take long: it reads by the connections that its service has for that
 * (`slowReads`), and is given up when its caller leaves.
 */
export function slowRead<E extends Endpoint>(endpoint: E, handle: Read<E>['handle']): Route {
  return { kind: 'read', endpoint, isSlow: true, handle } as Route;
}

/** Binds a call that changes something: the handler works in one transaction and honours Idempotency-Key. */
export function write<E extends Endpoint>(endpoint: E, handle: Write<E>['handle']): Route {
  return { kind: 'write', endpoint, handle } as Route;
}

/**
 * Binds a call that changes something and answers a secret, which nothing may keep: an Idempotency-Key says nothing to
 * it, and sent twice it is done twice.
 */
export function secretWrite<E extends Endpoint>(endpoint: E, handle: Write<E>['handle']): Route {
  return { kind: 'write', endpoint, isSecret: true, handle } as Route;
}

/**
 * Binds a call that changes something and carries a password: `prepare` does what is slow (hashing) without holding a
 * connection and answers what is then done in one transaction, with Idempotency-Key. The fields named in `secrets` are
 * left out of what that key is compared by, because its table must not keep a fast hash of a password.
 */
export function preparedWrite<E extends Endpoint>(
  endpoint: E,
  secrets: readonly (keyof InputOf<E> & string)[],
  prepare: PreparedWrite<E>['prepare'],
): Route {
  return { kind: 'prepared-write', endpoint, secrets, prepare } as Route;
}

/** Binds a call whose body or answer is not JSON: uploads and files. Access and limits are still the contract's. */
export function raw<E extends Endpoint>(endpoint: E, handle: Raw<E>['handle']): Route {
  return { kind: 'raw', endpoint, handle } as Route;
}
