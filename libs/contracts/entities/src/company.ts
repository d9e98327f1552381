import { adjustment, answerShape, id } from '@washcoat/contract-kernel';
import { z } from 'zod';
import { company } from './company.noun';

export const facilityDiscount = z.object({
  facilityId: id,
  /** Percent. */
  discount: adjustment(100),
});

/** A company as lists show it. */
export const companyAnswer = z.object({
  ...answerShape(company),
  /** The city of the facility that it delivers to; absent from a service of before. */
  facilityCity: z.string().nullable().optional(),
});

/** A company with what only its own page needs. */
export const wholeCompany = companyAnswer.extend({
  /** Its own facilities. */
  facilities: z.array(z.object({ facilityId: id, name: z.string() })),
  facilityDiscount: z.array(facilityDiscount.extend({ name: z.string() })),
});
export type WholeCompany = z.infer<typeof wholeCompany>;

/** The discounts by facility that a form sends; absent they stay as they are. */
export const sentDiscounts = { facilityDiscount: z.array(facilityDiscount).max(200).optional() };
