import type { AnswerOf, Endpoint, RequestOf } from '@washcoat/contract-kernel';
import type { BaseQueryFn, EndpointBuilder } from '@reduxjs/toolkit/query/react';
import { loadCode } from '../loading/loading-policy';
import { noConnection, type ApiProblem } from './api-problem';
import type { ContractRequest } from './contract-request';
import { call } from './remote-api';

type Builder<Tag extends string, Path extends string> = EndpointBuilder<
  BaseQueryFn<ContractRequest, unknown, ApiProblem>,
  Tag,
  Path
>;
/** A tag, or of the records that have it one. */
type TagOf<Tag extends string> = Tag | { type: Tag; id?: string };
type Tags<Definition extends Endpoint, Tag extends string> =
  | readonly TagOf<Tag>[]
  | ((
      answer: AnswerOf<Definition> | undefined,
      problem: ApiProblem | undefined,
      input: RequestOf<Definition>,
    ) => readonly TagOf<Tag>[]);

interface StartRule<Definition extends Endpoint> {
  /** Begun with every call that goes out. */
  onQueryStarted?: (
    input: RequestOf<Definition>,
    started: { queryFulfilled: Promise<{ data: AnswerOf<Definition> }> },
  ) => void;
}

/** What RTK Query is told of a call that asks. */
export interface AskRules<Definition extends Endpoint, Tag extends string> extends StartRule<Definition> {
  providesTags?: Tags<Definition, Tag>;
  keepUnusedDataFor?: number;
}

/** What RTK Query is told of a call that changes something. */
export interface SendRules<Definition extends Endpoint, Tag extends string> extends StartRule<Definition> {
  invalidatesTags?: Tags<Definition, Tag>;
}

/** The input of a call with a key: whoever sends both again changes nothing more. */
export type Keyed<Definition extends Endpoint> = RequestOf<Definition> & { key: string };

/** The endpoint of a call that asks: input and answer are those of its contract. */
export function asks<Definition extends Endpoint, Tag extends string, Path extends string>(
  builder: Builder<Tag, Path>,
  definition: Definition,
  rules: NoInfer<AskRules<Definition, Tag>> = {},
) {
  return builder.query<AnswerOf<Definition>, RequestOf<Definition>>({ query: call(definition), ...rules });
}

/**
 * The same for a call whose contract is loaded when it is first asked, so that a first page has less to load. A contract
 * that does not come is a call without an answer.
 *
 * @param name what is loaded, for the log
 */
export function asksLater<Definition extends Endpoint, Tag extends string, Path extends string>(
  builder: Builder<Tag, Path>,
  name: string,
  load: () => Promise<Definition>,
  rules: NoInfer<AskRules<Definition, Tag>> = {},
) {
  return builder.query<AnswerOf<Definition>, RequestOf<Definition>>({
    queryFn: async (input, _api, _options, ask) => {
      const definition = await loadCode(name, load).catch(() => undefined);
      if (!definition) return { error: { status: 0, error: noConnection } };
      const { data, error } = await ask(call(definition)(input));
      // What a call answers is what its contract says, which `query` takes for granted as well.
      return error ? { error } : { data: data as AnswerOf<Definition> };
    },
    ...rules,
  });
}

/** The endpoint of a call that changes something: input and answer are those of its contract. */
export function sends<Definition extends Endpoint, Tag extends string, Path extends string>(
  builder: Builder<Tag, Path>,
  definition: Definition,
  rules: NoInfer<SendRules<Definition, Tag>> = {},
) {
  return builder.mutation<AnswerOf<Definition>, RequestOf<Definition>>({ query: call(definition), ...rules });
}

/** The same for what must not be there twice: the input brings the key that makes sending it again harmless. */
export function sendsOnce<Definition extends Endpoint, Tag extends string, Path extends string>(
  builder: Builder<Tag, Path>,
  definition: Definition,
  rules: NoInfer<SendRules<Definition, Tag>> = {},
) {
  return builder.mutation<AnswerOf<Definition>, Keyed<Definition>>({
    query: ({ key, ...input }) => ({ definition, input, idempotencyKey: key }),
    ...rules,
  });
}
