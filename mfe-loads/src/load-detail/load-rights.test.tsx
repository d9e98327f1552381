import { allFlags } from '@washcoat/contract-kernel';
import { fakeSession } from '@washcoat/platform-sdk/testing';
import { aLoadDetail, idOf } from '../testing/loads.fixture';
import { backOf } from './load-back';
import { partyOf, loadRights } from './load-rights';

const actionsShown = { areActionsShown: true };
const hidden = { areActionsShown: false };
const everything = fakeSession(allFlags(true));

describe('who is who on a load', () => {
  it.each([
    ['the house buys', { hierarchy: 1 }, 'buyer'],
    ['staff of the house buys', { hierarchy: 4, companyId: idOf(2) }, 'buyer'],
    ['a customer on credits sells', { hierarchy: 2, companyId: idOf(100) }, 'seller'],
    ['a partner sells what is its own', { hierarchy: 10, companyId: idOf(100) }, 'seller'],
    ['a partner sells what its customers bring', { hierarchy: 10, companyId: idOf(2) }, 'seller'],
    [
      'a franchise buys from its customers',
      { hierarchy: 10, companyId: idOf(2), isFranchise: true },
      'buyer',
    ],
  ] as const)('[LDET-066] %s', (_, facts, party) => {
    expect(partyOf(aLoadDetail(), fakeSession(facts))).toBe(party);
  });
});

describe('what one may do with a load', () => {
  it('[LOAD-052] [LOAD-053] takes no items when finished or completed', () => {
    for (const type of [1, 2, 5] as const)
      expect(loadRights(aLoadDetail({ type }), everything, hidden).canAddItems).toBe(true);
    for (const type of [3, 4] as const)
      expect(loadRights(aLoadDetail({ type }), everything, hidden).canAddItems).toBe(false);
  });

  it('[LOAD-054] [LDET-020] amends a completed order with canEditInvoice and shown actions only', () => {
    const load = aLoadDetail({ type: 4, status: 7 });
    expect(loadRights(load, everything, actionsShown).canEditItems).toBe(true);
    expect(loadRights(load, everything, hidden).canEditItems).toBe(false);
    expect(loadRights(load, { ...everything, canEditInvoice: false }, actionsShown).canEditItems).toBe(false);
  });

  it('[LDET-064] lets a seller add when its role and the load allow it', () => {
    const seller = { ...everything, hierarchy: 2 };
    expect(loadRights(aLoadDetail({ canSellerAddToCart: true }), seller, hidden).canAddItems).toBe(true);
    expect(loadRights(aLoadDetail(), seller, hidden).canAddItems).toBe(false);
    const without = { ...seller, canSellerAddToCart: false };
    expect(loadRights(aLoadDetail({ canSellerAddToCart: true }), without, hidden).canAddItems).toBe(false);
  });

  it('[LDET-038] [LDET-037] gives COMPLETE ORDER to the buyer and FINISH ORDER to both', () => {
    const seller = { ...everything, hierarchy: 2 };
    expect(loadRights(aLoadDetail(), everything, hidden)).toMatchObject({
      canFinish: true,
      canComplete: true,
    });
    expect(loadRights(aLoadDetail(), seller, hidden)).toMatchObject({ canFinish: true, canComplete: false });
  });

  it.each([
    ['sees nothing without a right', false, false, false, { seesDiscount: false, canSetDiscount: false }],
    ['sees it with canSeeMarkup alone', true, false, false, { seesDiscount: true, canSetDiscount: false }],
    ['sets nothing blindly', false, true, false, { seesDiscount: false, canSetDiscount: false }],
    ['marks nothing down blindly', false, false, true, { seesDiscount: false, canSetDiscount: false }],
    ['does neither blindly', false, true, true, { seesDiscount: false, canSetDiscount: false }],
    [
      'marks up and down with canAddMarkup',
      true,
      true,
      false,
      { canSetDiscount: true, marksDownOnly: false },
    ],
    ['marks down with canAddMarkDownOnly', true, false, true, { canSetDiscount: true, marksDownOnly: true }],
    ['marks down only where both are set', true, true, true, { canSetDiscount: true, marksDownOnly: true }],
  ])('[LDET-059] [LDET-060] %s', (_, canSeeMarkup, canAddMarkup, canAddMarkDownOnly, allowed) => {
    const session = { ...everything, canSeeMarkup, canAddMarkup, canAddMarkDownOnly };
    expect(loadRights(aLoadDetail(), session, hidden)).toMatchObject(allowed);
  });

  it('[LDET-059] lets only a buyer set discounts', () => {
    expect(loadRights(aLoadDetail(), { ...everything, hierarchy: 2 }, hidden).canSetDiscount).toBe(false);
  });

  it('[LDET-037] [LDET-038] lets a grader fill, finish and complete the load that it buys, and fill the one that it grades', () => {
    const grader = fakeSession({ hierarchy: 4, companyId: idOf(2), canAcceptLoadRequest: true });
    const { userId } = grader;
    const of = (facts: object) =>
      loadRights(aLoadDetail({ party: 'buyer', assistantId: null, ...facts }), grader, actionsShown);
    const items = { canAddItems: true, canEditItems: true, canEditDetails: false, canEditCustomer: false };
    const order = { canSign: true, canFinish: true, canComplete: true };
    const none = { canSign: false, canFinish: false, canComplete: false };
    expect(of({ assistantId: userId })).toMatchObject({ ...items, ...order });
    expect(of({ assistantId: idOf(9), videoGraderId: userId })).toMatchObject({ ...items, ...none });
    expect(of({ assistantId: idOf(9), videoGraderId: idOf(8) })).toMatchObject({
      ...{ ...none, canAddItems: false, canEditItems: false },
    });
    const unentitled = { ...grader, canAcceptLoadRequest: false };
    expect(
      loadRights(aLoadDetail({ party: 'buyer', assistantId: userId }), unentitled, hidden),
    ).toMatchObject({ ...none, canAddItems: false, canEditItems: false });
  });

  it('[LOAD-054] lets a grader amend the items of its own order with canEditInvoice, and nothing else of it', () => {
    const rights = { hierarchy: 4, canAcceptLoadRequest: true, canEditInvoice: true };
    const grader = fakeSession({ ...rights, canAddMarkup: true, canSeeMarkup: true });
    const completed = aLoadDetail({ type: 4, status: 7, party: 'buyer', assistantId: grader.userId });
    expect(loadRights(completed, grader, actionsShown)).toMatchObject({
      ...{ canAmend: true, canEditItems: true, canEditDetails: false, canSetDiscount: false },
    });
    const ofOther = { ...completed, assistantId: idOf(9) };
    expect(loadRights(ofOther, grader, actionsShown)).toMatchObject({ canAmend: false, canEditItems: false });
  });

  it('is on the side that the service says', () => {
    expect(loadRights(aLoadDetail({ party: 'seller' }), everything, hidden).party).toBe('seller');
    expect(loadRights(aLoadDetail({ party: 'buyer' }), { ...everything, hierarchy: 2 }, hidden).party).toBe(
      'buyer',
    );
  });
});

it.each([
  ['/load/1', '?fromDash=true', '/loads/reports', '/dashboard'],
  ['/loads/load/1', '', '/loads/reports', '/loads/reports'],
  ['/loads/load/1', '', undefined, '/loads/active-load'],
  ['/my-cart/load/1', '', undefined, '/loads/my-cart'],
])('[LDET-006] [LDET-007] leads back from %s%s (came from %s) to %s', (pathname, search, from, back) => {
  expect(backOf({ pathname, search, from })).toBe(back);
});
