import {
  creditGrantAdd,
  creditGrantDecide,
  creditGrantList,
  type CreditGrant,
} from '@washcoat/contract-billing';
import { mapPage, pageOf, read, write, type Route, type Service } from '@washcoat/service-kit';
import { askForGrant, decideGrant } from './grant.commands';
import { namedGrants, type NamedGrant } from './grant.model';
import { askedWords } from './grant.rules';

/** The calls of grants and corrections. */
export const grantRoutes = ({ platform: { timezone } }: Service): readonly Route[] => [
  read(creditGrantList, async ({ database }, page) =>
    mapPage(await pageOf(namedGrants(database), page), presentGrant),
  ),
  write(creditGrantAdd, async (unit, input) => {
    const asked = await askForGrant(unit, input, timezone);
    return { message: askedWords(asked.status), grantId: asked.grantId, status: asked.status };
  }),
  write(creditGrantDecide, async (unit, input) => {
    await decideGrant(unit, input, timezone);
    return { message: input.isApproved ? 'The credits are booked.' : 'The grant is refused.' };
  }),
];

const presentGrant = (grant: NamedGrant): CreditGrant => ({
  grantId: grant.grantId,
  userId: grant.userId,
  userName: grant.userName,
  companyName: grant.companyName ?? '',
  change: grant.change,
  reason: grant.reason,
  status: grant.status,
  requestedById: grant.requestedBy,
  requestedBy: grant.requestedByName,
  requestedAt: grant.requestedAt.toISOString(),
  decidedBy: grant.decidedByName,
  decidedAt: grant.decidedAt?.toISOString() ?? null,
});
