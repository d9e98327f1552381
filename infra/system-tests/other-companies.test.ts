import { companyDetail } from '@washcoat/contract-entities';
import {
  invoiceGet,
  invoicePdf,
  invoiceResend,
  paymentList,
  paymentSteps,
} from '@washcoat/contract-invoicing';
import type { Endpoint } from '@washcoat/contract-kernel';
import {
  chatList,
  chatPeople,
  chatRead,
  chatSend,
  itemAdd,
  itemCounter,
  itemDelete,
  itemEdit,
  itemHistory,
  itemList,
  itemReview,
  itemsAdd,
  itemsReview,
  itemTakeBack,
  loadAdd,
  loadComplete,
  loadDelete,
  loadEdit,
  loadGet,
  loadGraders,
  loadLabelsPdf,
  loadLinkMake,
  loadLinkRevoke,
  loadLinks,
  loadMerge,
  loadReprice,
  loadSend,
  loadSplit,
  loadTimeline,
} from '@washcoat/contract-loads';
import { settlementGet, settlementPdf } from '@washcoat/contract-settlement';
import { answerOf } from './books';
import { refusalOf } from './refusal';
import { startSeededSystem } from './seeded-system';
import { signIn, type Person } from './sign-in';
import type { TestSystem } from './start-system';

jest.setTimeout(300_000);

/** Companies outside the scope of the franchise owner of Peachtree. */
const strangers = `(select company_id from entities.company
  where company_name in ('Washcoat House', 'Piedmont Cores', 'Westside Auto Salvage', 'Graham Muffler Shop'))`;

describe('records of other companies', () => {
  let product: TestSystem;
  let owner: Person;
  beforeAll(async () => {
    product = await startSeededSystem();
    owner = await signIn(product.url, 'owner@peachtree.test');
  });
  afterAll(() => product.stop());

  const ids = (query: string) => answerOf(product.adminUrl, `${query} limit 5`);

  async function statusesOf(
    endpoint: Endpoint,
    inputs: readonly Record<string, unknown>[],
  ): Promise<string[]> {
    const answers = await Promise.all(inputs.map((input) => owner.api.call(endpoint, input)));
    return [...new Set(answers.map((answer) => `${answer.status} ${refusalOf(answer)?.code}`))];
  }

  it('do not exist: loads, items and invoices answer 404 to every call', async () => {
    const loads = await ids(`select load_id from loads.load where company_id in ${strangers} and type = 4`);
    const open = await ids(`select load_id from loads.load where company_id in ${strangers} and type <> 4`);
    expect([loads.length, open.length].every((count) => count > 0)).toBe(true);
    const [itemId = ''] = await ids(`select item_id from loads.load_item where load_id = '${open[0]}'`);
    const item = open.map((loadId) => ({ loadId, itemId, version: 1 }));
    const byLoad = [...loads, ...open].map((loadId) => ({ loadId }));
    for (const [endpoint, inputs] of [
      [loadGet, byLoad],
      [itemList, byLoad],
      [invoiceGet, byLoad],
      [invoicePdf, byLoad],
      [invoiceResend, byLoad],
      [paymentList, byLoad],
      [paymentSteps, byLoad],
      [loadEdit, byLoad.map((load) => ({ ...load, notes: 'mine' }))],
      [loadGraders, byLoad],
      [loadLabelsPdf, byLoad],
      [loadTimeline, byLoad],
      [loadLinks, byLoad],
      [loadLinkMake, byLoad.map((load) => ({ ...load, madeFor: 'me', days: 1 }))],
      [loadLinkRevoke, byLoad.map((load) => ({ ...load, linkId: load.loadId }))],
      [loadReprice, byLoad],
      [
        loadSplit,
        open.map((loadId) => ({ loadId, version: 1, loadName: 'mine', items: [{ itemId, version: 1 }] })),
      ],
      [loadMerge, open.map((loadId) => ({ loadId, version: 1, otherId: loads[0], otherVersion: 1 }))],
      [loadSend, byLoad],
      [loadComplete, byLoad],
      [loadComplete, byLoad.map((load) => ({ ...load, isInvoice: true }))],
      [loadDelete, open.map((cartId) => ({ cartId }))],
      [itemAdd, open.map((loadId) => ({ loadId, quantity: 1 }))],
      [itemsAdd, open.map((loadId) => ({ loadId, lines: [{ key: loadId, quantity: 1 }] }))],
      [itemEdit, item],
      [itemDelete, item],
      [itemReview, item.map((one) => ({ ...one, status: 1 }))],
      [itemsReview, item.map(({ loadId, ...one }) => ({ loadId, lines: [{ ...one, status: 1 }] }))],
      [itemCounter, item.map((one) => ({ ...one, quantity: 2 }))],
      [itemTakeBack, item],
      [itemHistory, item.map(({ loadId, itemId: id }) => ({ loadId, itemId: id }))],
      [chatList, byLoad],
      [chatPeople, byLoad],
      [chatRead, byLoad.map((load) => ({ ...load, seq: 1 }))],
      [chatSend, byLoad.map((load) => ({ ...load, clientId: load.loadId, text: 'mine' }))],
    ] as const) {
      expect([endpoint.id, await statusesOf(endpoint, inputs)]).toEqual([endpoint.id, ['404 NOT_FOUND']]);
    }
  });

  it('do not exist: companies answer 404, also to somebody who would buy from them', async () => {
    const companies = (
      await ids(`select company_id from entities.company where company_id in ${strangers}`)
    ).map((companyId) => ({ companyId }));
    expect(companies).toHaveLength(4);
    expect(await statusesOf(companyDetail, companies)).toEqual(['404 NOT_FOUND']);
    const carts = companies.map(({ companyId }) => ({
      customerId: companyId,
      loadName: 'mine',
      facilityCity: 'Peachtree',
    }));
    expect(await statusesOf(loadAdd, carts)).toEqual(['404 NOT_FOUND']);
  });

  it('do not exist: settlements answer 404, those of the own company open', async () => {
    const settlementsOf = async (condition: string) =>
      (await ids(`select settlement_id from settlement.settlement where ${condition}`)).map(
        (settlementId) => ({ settlementId }),
      );
    const others = await settlementsOf(`company_id in ${strangers}`);
    const own = await settlementsOf("company_name = 'Peachtree Cores'");
    expect([others.length > 0, own.length > 0]).toEqual([true, true]);
    for (const endpoint of [settlementGet, settlementPdf])
      expect(await statusesOf(endpoint, others)).toEqual(['404 NOT_FOUND']);
    expect(await statusesOf(settlementGet, own)).toEqual(['200 undefined']);
  });

  it('are there for those whose they are', async () => {
    const house = await signIn(product.url, 'buyer@washcoat.test');
    const [loadId = ''] = await ids(`select load_id from loads.load where company_id in ${strangers}`);
    expect(await house.api.ask(loadGet, { loadId })).toMatchObject({ loadId });
  });
});
