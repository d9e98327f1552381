import type { AnswerOf, Endpoint, RequestOf } from '@washcoat/contract-kernel';
import type { BaseQueryFn, EndpointBuilder } from '@reduxjs/toolkit/query/react';
import type { ApiProblem } from './api-problem';
import type { ContractRequest } from './contract-request';
import { call } from './remote-api';

type Builder<Tag extends string, Path extends string> = EndpointBuilder<
  BaseQueryFn<ContractRequest, unknown, ApiProblem>,
  Tag,
  Path
>;
type Tags<Definition extends Endpoint, Tag extends string> =
  readonly Tag[] | ((answer: AnswerOf<Definition> | undefined) => readonly Tag[]);

/** What RTK Query is told of a call that asks. */
export interface AskRules<Definition extends Endpoint, Tag extends string> {
  providesTags?: Tags<Definition, Tag>;
  keepUnusedDataFor?: number;
}

/** What RTK Query is told of a call that changes something. */
export interface SendRules<Definition extends Endpoint, Tag extends string> {
  invalidatesTags?: Tags<Definition, Tag>;
}

/** The endpoint of a call that asks: input and answer are those of its contract. */
export function asks<Definition extends Endpoint, Tag extends string, Path extends string>(
  builder: Builder<Tag, Path>,
  definition: Definition,
  rules: AskRules<Definition, NoInfer<Tag>> = {},
) {
  return builder.query<AnswerOf<Definition>, RequestOf<Definition>>({ query: call(definition), ...rules });
}

/** The endpoint of a call that changes something: input and answer are those of its contract. */
export function sends<Definition extends Endpoint, Tag extends string, Path extends string>(
  builder: Builder<Tag, Path>,
  definition: Definition,
  rules: SendRules<Definition, NoInfer<Tag>> = {},
) {
  return builder.mutation<AnswerOf<Definition>, RequestOf<Definition>>({ query: call(definition), ...rules });
}
