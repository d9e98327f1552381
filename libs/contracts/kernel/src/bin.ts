import { id, listOf, moment, paging, searchText } from './fields';
import { z } from 'zod';

/** A deleted company, user or facility that can be restored. */
export const binnedRecord = z.object({
  recordId: id,
  name: z.string(),
  /** What tells it from its namesakes: the e-mail of a user, the place of a company or facility. */
  detail: z.string(),
  /** The company it belongs to. */
  companyName: z.string().nullable(),
  deletedDate: moment,
  /** Empty when that is not known any more. */
  deletedBy: z.string(),
  /** After it the record is gone for good. */
  until: moment,
});
export type BinnedRecord = z.infer<typeof binnedRecord>;

export const binInput = { ...paging(10), text: searchText.optional() };
export const binAnswer = listOf(binnedRecord);
