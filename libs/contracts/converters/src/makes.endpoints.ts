import {
  allow,
  cataloguePicture,
  endpoint,
  formLine,
  id,
  keysetListOf,
  keysetPaging,
  moment,
  optionalText,
  saved,
  searchText,
} from '@washcoat/contract-kernel';
import { z } from 'zod';
import { linkUrl } from './link-url';

const service = 'converters';
const house = allow({ hierarchy: [1], flags: ['canShowManufactureTips'] });
const pictures = z.array(cataloguePicture).max(50, 'Use at most 50 pictures');
/** Films and papers of makers lie elsewhere: they are links to follow, nothing of them is shown here. */
const links = z.array(linkUrl).max(50, 'Use at most 50 addresses');

/** A make with its tips for telling its converters. */
export const make = z.object({
  makeId: id,
  make: z.string(),
  model: z.array(z.string()),
  description: z.string(),
  /** Pictures; spelled as in the product. */
  imglUrls: z.array(z.string()),
  videoUrls: z.array(z.string()),
  documentUrls: z.array(z.string()),
  profileUrl: z.string().nullable(),
  createdDate: moment,
});
export type Make = z.infer<typeof make>;

export const makeList = endpoint({
  id: 'makeList',
  service,
  method: 'GET',
  path: '/read/v1/make/getAll',
  summary: 'Makes by name',
  access: allow({ flags: ['canShowManufactureTips'] }),
  input: z.object({ ...keysetPaging(100), text: searchText.optional() }),
  output: keysetListOf(make),
});

const makeFields = {
  make: formLine(100),
  model: z.array(formLine(100)).max(200, 'Use at most 200 models'),
  description: optionalText(8000),
  imglUrls: pictures,
  videoUrls: links,
  documentUrls: links,
};

export const makeAdd = endpoint({
  id: 'makeAdd',
  service,
  method: 'POST',
  path: '/write/v1/make/add',
  summary: 'Adds a make',
  access: house,
  input: z.object({
    make: makeFields.make,
    model: makeFields.model.default([]),
    description: z._default(makeFields.description, ''),
    imglUrls: makeFields.imglUrls.default([]),
    videoUrls: makeFields.videoUrls.default([]),
    documentUrls: makeFields.documentUrls.default([]),
  }),
  output: saved.extend({ makeId: id }),
});

export const makeEdit = endpoint({
  id: 'makeEdit',
  service,
  method: 'PUT',
  path: '/write/v1/make/edit',
  summary: 'Changes a make; absent fields stay as they are',
  access: house,
  input: z.object(makeFields).partial().extend({ makeId: id }),
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
