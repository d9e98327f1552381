import { settlementAutopsy } from '@washcoat/contract-settlement';
import { notFound, read, type Route, type Service } from '@washcoat/service-kit';
import { listChosen, listChosenItems } from '../purchases/purchase.repository';
import { findSettlement } from '../settlements/settlement.repository';
import { statementBlocks } from '../settlements/statement';
import { autopsyOf } from './autopsy-of';

/** The call that takes the profit of a settlement apart. */
export const autopsyRoutes = ({ platform: { timezone } }: Service): readonly Route[] => [
  read(settlementAutopsy, async ({ database, session, now }, { settlementId }) => {
    const settlement = await findSettlement(database, session, settlementId);
    if (!settlement) throw notFound('This settlement');
    const rows = await listChosen(database, settlementId);
    const items = await listChosenItems(database, settlementId);
    return autopsyOf(settlement, statementBlocks(settlement, now, timezone), { rows, items });
  }),
];
