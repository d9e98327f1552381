import { endpoint, id, linkAnswer } from '@washcoat/contract-kernel';
import { z } from 'zod';
import { readsCarts } from './cart-access';

/** What labels are printed on: a roll of labels of 62 × 29 mm, one a page, or sheets of the installation's paper. */
export const labelPapers = ['roll', 'sheet'] as const;

/** What they are for: the bag of a load, or each of its items. */
export const labelKinds = ['bag', 'items'] as const;

/** The most labels of one paper. */
export const MOST_LABELS = 500;

export const labelsInput = z.object({
  loadId: id,
  kind: z.enum(labelKinds).default('items'),
  paper: z.enum(labelPapers).default('roll'),
  /** One item alone. */
  itemId: id.optional(),
});

export const loadLabelsPdf = endpoint({
  id: 'loadLabelsPdf',
  service: 'loads',
  method: 'GET',
  path: '/read/v1/load/labels',
  summary:
    'Labels for the bag of a load or its items, each with a code that opens it on a phone; without prices',
  access: readsCarts,
  input: labelsInput,
  output: linkAnswer,
});
