import type { BaseQueryFn } from '@reduxjs/toolkit/query/react';
import type { ApiProblem } from './api-problem';
import { askServer } from './ask-server';
import type { ContractRequest } from './contract-request';

/** Makes the calls of every remote, the way `askServer` does. */
export const contractBaseQuery: BaseQueryFn<ContractRequest, unknown, ApiProblem> = (call, { signal }) =>
  askServer(call, signal);
