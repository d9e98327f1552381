import { settlementAutopsy } from '@washcoat/contract-settlement';
import { notFound, Problem, read, type Route, type Service } from '@washcoat/service-kit';
import { purchaseSight } from '../purchases/expected-lots.policy';
import { listChosen, listChosenItems } from '../purchases/purchase.repository';
import { findSettlement } from '../settlements/settlement.repository';
import { statementBlocks } from '../settlements/statement';
import { autopsyOf } from './autopsy-of';

const COSTS_HIDDEN = 'What orders came to is not shown to you, and the autopsy is reckoned from it.';

/** The call that takes the profit of a settlement apart. */
export const autopsyRoutes = ({ platform: { timezone } }: Service): readonly Route[] => [
  read(settlementAutopsy, async ({ database, session, now }, { settlementId }) => {
    const sight = purchaseSight(session);
    if (!sight.costs) throw new Problem(403, COSTS_HIDDEN, { code: 'FORBIDDEN' });
    const settlement = await findSettlement(database, session, settlementId);
    if (!settlement) throw notFound('This settlement');
    const rows = await listChosen(database, settlementId);
    const items = await listChosenItems(database, settlementId);
    return autopsyOf(settlement, statementBlocks(settlement, now, timezone), { rows, items }, sight);
  }),
];
