import { randomUUID } from 'node:crypto';
import { bulkUploadList, priceModifierCalls, productEdit, productList } from '@washcoat/contract-converters';
import { companyEdit } from '@washcoat/contract-entities';
import { paymentAdd } from '@washcoat/contract-invoicing';
import { calendarDay, type Endpoint } from '@washcoat/contract-kernel';
import { itemAdd, itemEdit, itemList, loadEdit, loadRequest } from '@washcoat/contract-loads';
import { z } from 'zod';
import { awaitInvoice, CUSTOMER, FACILITY, fillCart, lookUpOrder, OEM, complete } from './orders';
import type { Person } from './sign-in';

/** Records whose figures are like no others: an open cart, and a completed order with a payment and an amendment. */
export interface PricedRecords {
  productId: string;
  uploadId: string;
  priceModifierId: string;
  companyId: string;
  openLoadId: string;
  openItemId: string;
  /** A quote that a subscriber without a paid lookup asked for, with the converter on it. */
  askedLoadId: string;
  askedItemId: string;
  /** A cart that takes what is added. */
  scratchLoadId: string;
  loadId: string;
  itemId: string;
  paymentId: string;
}

type Inputs = readonly Record<string, unknown>[];

const TODAY = calendarDay(new Date(), 'America/New_York');

/** Makes the records as a super admin; `seller` is a subscriber of the customer. */
export async function makePricedRecords({ api }: Person, seller: Person): Promise<PricedRecords> {
  const { customerId: companyId, product } = await lookUpOrder(api);
  const { productId } = product;
  // Small percentages stand in many an answer by chance: 2.35 was one of figures that are no price.
  await api.ask(companyEdit, { companyId, priceMod: -47.83, groupModifier: 23.57, groupDiscount: 11.29 });
  await api.ask(productEdit, { productId, price: 4321.87, isCalculatedPrice: true });
  const { list } = await api.ask(productList, { text: 'ford', count: '1' });
  const other = list[0]?.productId;
  const order = { customerId: companyId, product };
  const fill = async () => {
    const { loadId, item } = await fillCart(api, order, 3);
    await api.ask(itemAdd, { loadId, productId: other, quantity: 7 });
    await api.ask(loadEdit, { loadId, discount: -3.7, discountIsPercentage: true });
    return { loadId, itemId: item.itemId };
  };
  const open = await fill();
  const { loadId, itemId } = await fill();
  await complete(api, loadId);
  await awaitInvoice(api, loadId);
  const [line] = (await api.ask(itemList, { loadId })).list;
  const amended = {
    loadId,
    itemId,
    version: line?.version ?? 1,
    adjustedPrice: 4111.13,
    isEditInvoice: true,
  };
  await api.ask(itemEdit, amended);
  const { paymentId } = await api.ask(paymentAdd, { loadId, paymentMethod: 'CASH', amount: 1234.56 });
  const { loadId: scratchLoadId } = await fillCart(api, order);
  const { loadId: askedLoadId } = await seller.api.ask(loadRequest, { isRequestFromGradingSession: false });
  const sought = await seller.api.ask(itemAdd, { loadId: askedLoadId, productId, quantity: 3 });
  const [upload] = (await api.ask(bulkUploadList, {})).list;
  const [modifier] = (await api.ask(priceModifierCalls.list, {})).list;
  return {
    productId,
    uploadId: upload?.uploadId ?? '',
    priceModifierId: modifier?.priceModifierId ?? '',
    companyId,
    openLoadId: open.loadId,
    openItemId: open.itemId,
    askedLoadId,
    askedItemId: sought.item.itemId,
    scratchLoadId,
    loadId,
    itemId,
    paymentId,
  };
}

/** What a GET is asked with: the fields that it knows of those that name the records, for each of the loads. */
export function readInputs(endpoint: Endpoint, records: PricedRecords): Inputs {
  const { productId, companyId, uploadId, priceModifierId } = records;
  const known = {
    uploadId,
    priceModifierId,
    productId,
    companyId,
    entityId: companyId,
    entity: 'company',
    text: OEM,
    count: '100',
    type: '4',
  };
  const loads = [
    { loadId: records.loadId, itemId: records.itemId },
    { loadId: records.openLoadId, itemId: records.openItemId, type: '1' },
    { loadId: records.askedLoadId, itemId: records.askedItemId, type: '5' },
  ];
  const names = Object.keys(
    z
      .record(z.string(), z.unknown())
      .catch({})
      .parse(z.toJSONSchema(endpoint.input, { io: 'input', unrepresentable: 'any' }).properties),
  );
  const own = ownInputs[endpoint.id] ?? [{}];
  return loads.flatMap((load) =>
    own.map((extra) =>
      Object.fromEntries(
        Object.entries({ ...known, ...load, ...extra }).filter(
          ([name, value]) => names.includes(name) && value !== undefined,
        ),
      ),
    ),
  );
}

const NOBODYS_EXPORT = '018f3c1e-0000-7000-8000-00000000dead';

const HOUR_MS = 3_600_000;
/** Of reports that are asked by time alone: the orders made here, whose figures are like no others. */
const lately = { from: String(Date.now() - HOUR_MS), text: undefined, type: undefined, facility: undefined };

/** Where the plain names would find something else: texts that search elsewhere, and who is priced for. */
const ownInputs: Record<string, Inputs> = {
  productList: [{ facilityCity: FACILITY, type: undefined }],
  productDetail: [{ facilityCity: FACILITY }],
  assayProposalGet: [{ assayProposalId: NOBODYS_EXPORT }],
  invoiceList: [{ text: undefined }],
  invoiceTotals: [{ text: undefined }],
  invoiceDump: [{ text: undefined, type: '1' }],
  invoiceRevision: [{ revision: '1' }],
  // The offers of one family: among all converters some cost what a line of an order does.
  priceSheet: [{ family: 'Exotic' }],
  accountStatement: [{ from: '2026-01-01', to: TODAY }],
  sageExportFile: [{ exportId: NOBODYS_EXPORT }],
  loadList: [{ text: undefined }],
  loadPricedAt: [{ onDay: TODAY }],
  transactionsReport: [{ text: undefined, oem: OEM }],
  transactionsRows: [{ text: undefined, oem: OEM }],
  transactionsDump: [{ text: undefined, oem: OEM }],
  ...Object.fromEntries(
    [
      'didNotBuyReport',
      'didNotBuyDump',
      'topCatsReport',
      'topCatsDownload',
      'costSheetReport',
      'costSheetDump',
    ].map((name) => [name, [lately]]),
  ),
  salesReport: [lately],
  salesDump: [lately],
  companyList: [{ text: CUSTOMER, companyId: undefined, type: undefined }],
  companyExport: [{ text: CUSTOMER, type: undefined }],
  ticketList: [{ text: undefined }],
  userList: [{ text: undefined, type: undefined }],
};

/** What a changing call is asked with, so that it answers figures and changes nothing that the others look at. */
export function writeInputs(records: PricedRecords): Record<string, Inputs> {
  const { productId, companyId, openLoadId, openItemId, askedLoadId, askedItemId, scratchLoadId, loadId } =
    records;
  const stale = { loadId: openLoadId, itemId: openItemId, version: 99, quantity: 3 };
  return {
    itemAdd: [{ loadId: scratchLoadId, productId, quantity: 3 }],
    itemsAdd: [{ loadId: scratchLoadId, lines: [{ key: randomUUID(), productId, quantity: 3 }] }],
    itemEdit: [stale, { ...stale, loadId: askedLoadId, itemId: askedItemId }],
    itemCounter: [stale, { ...stale, loadId: askedLoadId, itemId: askedItemId }],
    paymentAdd: [{ loadId, paymentMethod: 'CASH', amount: 9_999_999 }],
    paymentDelete: [{ loadId, paymentId: openItemId }],
    lotUpdate: [{ loadIds: [openItemId], dieselLot: 'none' }],
    sageExportMake: [{}],
    productEdit: [{ productId, version: 1, name: 'stale' }],
    companyEdit: [{ companyId, version: 1, phone: '4045550199' }],
  };
}
