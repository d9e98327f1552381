import { endpoint, id, requiredLine, saved } from '@washcoat/contract-kernel';
import { z } from 'zod';
import { buildsCarts } from './cart-access';

const service = 'loads';
/** Of a load or an item as the user has seen it; a stale one is refused with 409. */
const version = z.number().int();

/** The most items that leave a load at once. */
export const MOST_SPLIT = 2_000;

export const loadSplit = endpoint({
  id: 'loadSplit',
  service,
  method: 'POST',
  path: '/write/v1/load/split',
  summary:
    'Moves items of a cart or quote to a new one of the same customer, with their prices, offers and pictures',
  access: buildsCarts,
  input: z.object({
    loadId: id,
    version,
    loadName: requiredLine(120),
    items: z
      .array(z.object({ itemId: id, version }))
      .min(1, 'Choose at least one item')
      .max(MOST_SPLIT, `Move at most ${MOST_SPLIT} items at once`),
  }),
  output: saved.extend({ loadId: id }),
});

export const loadMerge = endpoint({
  id: 'loadMerge',
  service,
  method: 'PUT',
  path: '/write/v1/load/merge',
  summary:
    'Moves all items of another cart or quote of the same customer and facility to this one, and deletes the empty one',
  access: buildsCarts,
  input: z.object({ loadId: id, version, otherId: id, otherVersion: version }),
  output: saved,
});
