import {
  addShape,
  allow,
  answerShape,
  editShape,
  endpoint,
  id,
  listOf,
  paging,
  saved,
} from '@washcoat/contract-kernel';
import { z } from 'zod';
import { test } from './test.noun';

const service = 'converters';
const mayList = allow({ flags: ['canShowTestHistory'] });
const mayEdit = allow({ flags: ['canShowTestHistory', 'canEditConverter', 'canAccessAssay'] });

const spread = z.object({
  mean: z.number(),
  lowest: z.number(),
  highest: z.number(),
  /** Largest distance from the mean, in percent of it. */
  spreadPercent: z.number(),
});

export const testList = endpoint({
  id: 'testList',
  service,
  method: 'GET',
  path: '/read/v1/test/getAll',
  summary: 'Tests of a converter, newest first, and how far apart they are',
  access: mayList,
  input: z.object({ ...paging(100), productId: id }),
  output: listOf(z.object(answerShape(test))).extend({
    testCount: z.number().int(),
    /** Over all tests of the converter; absent without canAccessAssay or without tests. */
    spread: z.object({ subweight: spread, ptAssay: spread, pdAssay: spread, rhAssay: spread }).optional(),
  }),
});

/** The seeds' clients send these; the server sets them from the token. */
const author = {
  userName: z.string().max(200).optional(),
  firstName: z.string().max(200).optional(),
  lastName: z.string().max(200).optional(),
};

export const testAdd = endpoint({
  id: 'testAdd',
  service,
  method: 'POST',
  path: '/write/v1/test/add',
  summary: 'Records an analysis of a converter',
  access: mayEdit,
  input: z.object({
    ...addShape(test),
    ...author,
    productId: id,
    testId: z.string().max(100).nullable().optional(),
  }),
  output: saved.extend({ testId: id }),
});

export const testEdit = endpoint({
  id: 'testEdit',
  service,
  method: 'PUT',
  path: '/write/v1/test/edit',
  summary: 'Changes an analysis; absent notes stay as they are',
  access: mayEdit,
  input: z.object({
    ...addShape(test),
    ...author,
    notes: editShape(test).notes,
    testId: id,
    productId: id.optional(),
  }),
  output: saved,
});

export const testDelete = endpoint({
  id: 'testDelete',
  service,
  method: 'DELETE',
  path: '/write/v1/test/delete',
  summary: 'Deletes an analysis',
  access: mayEdit,
  input: z.object({ testId: id }),
  output: saved,
});
