import { flagNames, id } from '@washcoat/contract-kernel';
import { z } from 'zod';

const flagShape = Object.fromEntries(flagNames.map((name) => [name, z.boolean()])) as Record<
  (typeof flagNames)[number],
  z.ZodBoolean
>;

/** The login details that the product keeps after sign-in, without the token. */
export const session = z.object({
  userId: id,
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  organisationName: z.string(),
  profileUrl: z.string().nullable(),
  companyId: id.nullable(),
  parentCompanyId: id.nullable(),
  companyLogo: z.string().nullable(),
  facilityCity: z.string().nullable(),
  hierarchy: z.number().int(),
  isNewUser: z.boolean(),
  isAdmin: z.boolean(),
  isSA: z.boolean(),
  isFranchise: z.boolean(),
  /** The facilities that canViewAllFacilityInvoices names; empty without the flag. */
  invoiceFacilities: z.array(z.string()),
  ...flagShape,
});
export type Session = z.infer<typeof session>;

/** The answer of the sign-in. */
export const signedIn = session.extend({ token: z.string() });
export type SignedIn = z.infer<typeof signedIn>;
