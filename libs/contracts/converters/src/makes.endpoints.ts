import {
  addShape,
  allow,
  answerShape,
  editShape,
  endpoint,
  id,
  keysetListOf,
  keysetPaging,
  saved,
  searchText,
} from '@washcoat/contract-kernel';
import { z } from 'zod';
import { readsMakes } from './finding-access';
import { make } from './make.noun';

const service = 'converters';
const house = allow({ hierarchy: [1], flags: ['canShowManufactureTips'] });

export const makeList = endpoint({
  id: 'makeList',
  service,
  method: 'GET',
  path: '/read/v1/make/getAll',
  summary: 'Makes by name',
  access: readsMakes,
  input: z.object({
    ...keysetPaging(100),
    /** The one of this id. */
    makeId: id.optional(),
    text: searchText.optional(),
  }),
  output: keysetListOf(z.object(answerShape(make))),
});

export const makeAdd = endpoint({
  id: 'makeAdd',
  service,
  method: 'POST',
  path: '/write/v1/make/add',
  summary: 'Adds a make',
  access: house,
  input: z.object(addShape(make)),
  output: saved.extend({ makeId: id }),
});

export const makeEdit = endpoint({
  id: 'makeEdit',
  service,
  method: 'PUT',
  path: '/write/v1/make/edit',
  summary: 'Changes a make; absent fields stay as they are',
  access: house,
  input: z.object({ ...editShape(make), makeId: id }),
  output: saved,
});

export const makeDelete = endpoint({
  id: 'makeDelete',
  service,
  method: 'DELETE',
  path: '/write/v1/make/delete',
  summary: 'Deletes a make with its tips; converters keep its name',
  access: house,
  input: z.object({ makeId: id }),
  output: saved,
});
