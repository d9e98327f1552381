import {
  purchaseCount,
  purchaseRemove,
  purchasesChoose,
  settlementOffered,
  settlementPurchases,
} from '@washcoat/contract-settlement';
import { mapPage, notFound, read, write, type Route, type Service } from '@washcoat/service-kit';
import { findSettlement } from '../settlements/settlement.repository';
import { statementBlocks } from '../settlements/statement';
import { choosePurchases, countPurchase, removePurchase } from './choose-purchases';
import { purchaseSight } from './expected-lots.policy';
import { listChosen, listChosenItems, listFreeBoxes, listOffered } from './purchase.repository';
import { presentOffered, presentPurchases } from './purchases.presenter';

/** The calls about what was bought for a settlement. */
export const purchaseRoutes = (service: Service): readonly Route[] => [
  read(settlementPurchases, async ({ database, session, now }, { settlementId }) => {
    const settlement = await findSettlement(database, session, settlementId);
    if (!settlement) throw notFound('This settlement');
    const rows = await listChosen(database, settlementId);
    const items = await listChosenItems(database, settlementId);
    const statement = statementBlocks(settlement, now, service.platform.timezone);
    return presentPurchases(settlement, statement, { rows, items, sight: purchaseSight(session) });
  }),
  read(settlementOffered, async ({ database, session }, { settlementId, ...page }) => {
    const settlement = await findSettlement(database, session, settlementId);
    if (!settlement) throw notFound('This settlement');
    const { companyId } = settlement;
    const invoices = await listOffered(database, { session, companyId }, page);
    const loadIds = invoices.list.map(({ load_id }) => load_id);
    const boxes = await listFreeBoxes(database, loadIds);
    return mapPage(invoices, (invoice) => presentOffered(invoice, boxes, purchaseSight(session)));
  }),
  write(purchasesChoose, async (context, input) => {
    await choosePurchases(context, context.session, input);
    return { message: 'Put into the settlement' };
  }),
  write(purchaseCount, async (context, input) => {
    await countPurchase(context, context.session, input);
    return { message: 'Saved' };
  }),
  write(purchaseRemove, async (context, input) => {
    await removePurchase(context, context.session, input);
    return { message: 'Taken out of the settlement' };
  }),
];
