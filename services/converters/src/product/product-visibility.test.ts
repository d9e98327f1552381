import { priceHistory, productDetail, productList } from '@washcoat/contract-converters';
import type { Session } from '@washcoat/contract-entities';
import { testSession, type TestService, withoutIds } from '@washcoat/testing';
import {
  admin,
  converterA,
  converterC,
  customer,
  newProduct,
  partnerOf,
  startCatalogue,
} from '../testing/catalogue.fixture';

const inactive = newProduct({ oem: 'OFF 1', isActive: false });
const prices = [
  'isDefaultAssay',
  'high',
  'low',
  'average',
  'marketPrice',
  'listedPrice',
  'schemePice',
  'alt1Price',
  'offerPrice',
];
const housePrices = ['basePrice', 'calculatedPrice', 'price', 'isCalculatedPrice'];
const assay = ['subweight', 'ptAssay', 'pdAssay', 'rhAssay', 'isDefaultAssay'];
const metals = ['pt', 'pd', 'rh', 'scheme'];
const rules = [
  ...metals.flatMap((metal) => [`${metal}Disc`, `${metal}DiscIsPercentage`]),
  'price2Modifier',
  'price2ModifierIsPercentage',
];
const guarded = [...new Set([...prices, ...housePrices, ...assay, ...rules, 'isMarkForTest', 'testCount'])];
/** The others that section 3 of the first document names. */
const open = ['productId', 'name', 'serialNo', 'abCode', 'abSubcode', 'oem', 'manufacturer', 'model'];
open.push('description', 'notes', 'comment', 'family', 'type', 'typeName', 'urls', 'profileUrl');

describe('the fields of a converter', () => {
  let catalogue: TestService;

  beforeAll(async () => {
    catalogue = await startCatalogue([converterA, converterC, inactive]);
  });
  afterAll(() => catalogue.stop());

  const house = (rights: Partial<Session>) => testSession({ hierarchy: 1, ...rights });
  const cases: [string, Session, string[]][] = [
    ['nothing without rights', house({}), []],
    [
      'all prices to the house with canShowPricing [CONV-032] [CONV-040]',
      house({ canShowPricing: true }),
      [...prices, ...housePrices],
    ],
    ['weight and assay with canAccessAssay [CONV-039]', house({ canAccessAssay: true }), assay],
    [
      'mark for test with canViewMarkForTest [CONV-043]',
      house({ canViewMarkForTest: true }),
      ['isMarkForTest'],
    ],
    ['its own price rules with canEditConverter', house({ canEditConverter: true }), rules],
    ['the count of tests with canShowTestHistory', house({ canShowTestHistory: true }), ['testCount']],
    ['prices but not the house prices to a partner [CONV-032]', partnerOf(customer), prices],
    [
      'prices but not the house prices to a grader',
      testSession({ hierarchy: 4, canShowPricing: true }),
      prices,
    ],
    ['no prices to a subscriber', partnerOf(customer, { hierarchy: 2 }), []],
    ['everything to an administrator', admin, guarded],
  ];

  it.each(cases)('shows %s, in lists and on its page', async (_case, session, expected) => {
    const { body } = await catalogue.call(session, productList, { text: 'KT 0334' });
    const page = await catalogue.call(session, productDetail, { productId: converterA.productId });
    for (const shown of [body.list[0], page.body]) {
      expect(shown).toMatchObject({ oem: 'KT 0334', typeName: 'CERAMIC', type: 1, shape: 'cylinder' });
      expect(open.filter((field) => !Object.hasOwn(shown ?? {}, field))).toEqual([]);
      expect(guarded.filter((field) => Object.hasOwn(shown ?? {}, field)).sort()).toEqual(
        [...expected].sort(),
      );
    }
    expect(page.body).toMatchObject({ notes: 'Long body' });
    const seesPrices = expected.includes('offerPrice');
    expect(Object.hasOwn(body, 'pricedFor')).toBe(seesPrices);
    expect(Object.hasOwn(page.body, 'explanation')).toBe(seesPrices);
  });

  it('explains a price to a partner without telling base and override price', async () => {
    const asked = { productId: converterC.productId };
    const { body } = await catalogue.call(partnerOf(customer), productDetail, asked);
    expect(body.explanation?.map(({ step }) => step)).toEqual(['market', 'listed', 'terms', 'offer']);
    expect(withoutIds(JSON.stringify(body.explanation))).not.toMatch(/override|182\.59|240/i);
  });

  it('names who applied the prices to the house, and to nobody else', async () => {
    const appliedBy = async (session: Session) =>
      (await catalogue.call(session, productList, { text: 'KT 0334' })).body.pricedFor?.appliedBy;
    const grader = testSession({ hierarchy: 4, canShowPricing: true });
    expect(await Promise.all([admin, grader, partnerOf(customer)].map(appliedBy))).toEqual([
      'Pat Person',
      'Pat Person',
      '',
    ]);
  });

  it('keeps inactive converters from everyone who does not edit converters', async () => {
    const viewer = house({ canShowPricing: true });
    const editor = house({ canEditConverter: true });
    const asked = { productId: inactive.productId };
    expect((await catalogue.call(viewer, productList, { text: 'OFF 1' })).body.list).toEqual([]);
    expect((await catalogue.call(viewer, productDetail, asked)).status).toBe(404);
    expect((await catalogue.call(viewer, priceHistory, asked)).status).toBe(404);
    expect((await catalogue.call(editor, productList, { text: 'OFF 1' })).body.list).toHaveLength(1);
    expect((await catalogue.call(editor, productDetail, asked)).body.isActive).toBe(false);
  });

  it('needs a token, a finished registration and a well-formed id', async () => {
    const asked = { productId: converterA.productId };
    for (const endpoint of [productList, productDetail, priceHistory]) {
      expect((await catalogue.call(null, endpoint, asked)).status).toBe(401);
      expect((await catalogue.call(testSession({ isNewUser: true }), endpoint, asked)).status).toBe(403);
      const wrong = await catalogue.call(admin, endpoint, { productId: 'x' });
      expect(wrong.status).toBe(400);
      expect(wrong.error.fields).toHaveProperty('productId');
    }
    const unknown = { productId: customer.companyId };
    expect((await catalogue.call(admin, productDetail, unknown)).status).toBe(404);
  });
});
