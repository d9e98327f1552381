import { endpoint, id, moment, requiredLine, saved } from '@washcoat/contract-kernel';
import { z } from 'zod';
import { buildsCarts } from './cart-access';

const service = 'loads';

/** The path below which the page of each link lies. */
export const OFFER_PATH = '/offer';
/** For how long a link can be made, in days. */
export const MOST_LINK_DAYS = 30;

/** A link by which a seller sees a load without signing in. Its address is told once, when it is made. */
export const loadLink = z.object({
  linkId: id,
  /** For whom it was made, as whoever made it says. */
  madeFor: z.string(),
  madeBy: z.string(),
  madeAt: moment,
  expiresAt: moment,
  /** Whether it leads anywhere now: it was not ended, has not expired, and the load is still of the customer of then. */
  isOpen: z.boolean(),
  revokedAt: moment.nullable(),
  /** How often its page was opened, and when last. */
  visits: z.number().int(),
  visitedAt: moment.nullable(),
  approvedAt: moment.nullable(),
  /** The name that was given with the approval. */
  approvedBy: z.string().nullable(),
  /** Whether what was approved is what is on the load now. */
  isApprovalCurrent: z.boolean(),
  /** Whoever follows the link said no, and why; null until then, and once it is approved. */
  rejection: z
    .object({
      at: moment,
      /** The name that was given with it. */
      by: z.string(),
      reason: z.string(),
      /** Whether what was rejected is what is on the load now. */
      isCurrent: z.boolean(),
    })
    .nullable()
    .optional(),
});
export type LoadLink = z.infer<typeof loadLink>;

export const loadLinks = endpoint({
  id: 'loadLinks',
  service,
  method: 'GET',
  path: '/read/v1/load/links',
  summary: 'Fifty public links of a load, open ones first and then the last ones; for the side that buys',
  access: buildsCarts,
  input: z.object({ loadId: id }),
  output: z.object({ list: z.array(loadLink) }),
});

export const loadLinkMake = endpoint({
  id: 'loadLinkMake',
  service,
  method: 'POST',
  path: '/write/v1/load/link',
  summary:
    'Makes a public link by which the seller follows and approves a load; its address is answered this once',
  access: buildsCarts,
  input: z.object({
    loadId: id,
    madeFor: requiredLine(120),
    days: z
      .number()
      .int()
      .min(1, 'Choose at least a day')
      .max(MOST_LINK_DAYS, `Choose at most ${MOST_LINK_DAYS} days`),
  }),
  output: saved.extend({ address: z.string(), expiresAt: moment }),
});

export const loadLinkRevoke = endpoint({
  id: 'loadLinkRevoke',
  service,
  method: 'PUT',
  path: '/write/v1/load/link/revoke',
  summary: 'Ends a public link; ended again it stays as it is',
  access: buildsCarts,
  input: z.object({ loadId: id, linkId: id }),
  output: saved,
});
