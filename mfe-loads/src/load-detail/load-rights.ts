import type { Session } from '@washcoat/contract-entities';
import { allows } from '@washcoat/contract-kernel';
import {
  buildsCarts,
  isBoughtBy,
  isFilledBy,
  isTakenUpBy,
  loadTypes,
  type LoadDetail,
} from '@washcoat/contract-loads';

/** What the user may do with a load, here and now. The server decides again. */
export interface LoadRights {
  party: 'seller' | 'buyer';
  /** A completed order that may be amended. */
  canAmend: boolean;
  /** One that is being amended. */
  isAmending: boolean;
  canAddItems: boolean;
  canEditItems: boolean;
  canOverridePrice: boolean;
  canMarkDidNotBuy: boolean;
  canShowOther: boolean;
  canEditDetails: boolean;
  /** Details of the customer: of a grading session, or of an order that is amended (LDET-009). */
  canEditCustomer: boolean;
  seesPrices: boolean;
  seesTotals: boolean;
  seesDiscount: boolean;
  /** Never blindly: who does not see the discount sets none. */
  canSetDiscount: boolean;
  /** Only a minus counts (GAP-LDET-10). */
  marksDownOnly: boolean;
  canSign: boolean;
  canFinish: boolean;
  canComplete: boolean;
}

type LoadFacts = Pick<
  LoadDetail,
  | 'type'
  | 'status'
  | 'companyId'
  | 'parentCompanyId'
  | 'canSellerAddToCart'
  | 'party'
  | 'isGradingSession'
  | 'assistantId'
  | 'videoGraderId'
>;

/** Which side of the load the user is on, as the service says it; one that says nothing is of before: users of the customer sell, and a partner sells what its customers bring. */
export function partyOf(load: Pick<LoadFacts, 'companyId' | 'parentCompanyId' | 'party'>, session: Session) {
  if (load.party) return load.party;
  if (session.hierarchy === 1) return 'buyer' as const;
  if (session.hierarchy === 2 || load.companyId === session.companyId) return 'seller' as const;
  const isOfOwnCustomer = load.parentCompanyId !== null && load.parentCompanyId === session.companyId;
  const isPartner = session.hierarchy === 10 && !session.isFranchise;
  return isPartner && isOfOwnCustomer ? ('seller' as const) : ('buyer' as const);
}

const openTypes: readonly number[] = [loadTypes.cart, loadTypes.request, loadTypes.quote];

/** Derives what the user may do from the load's state, its flags and the user's rights. */
export function loadRights(
  load: LoadFacts,
  session: Session,
  { areActionsShown }: { areActionsShown: boolean },
): LoadRights {
  const party = partyOf(load, session);
  const isBuyer = party === 'buyer';
  const isOpen = openTypes.includes(load.type);
  const canAmend =
    load.type === loadTypes.invoice && isBuyer && session.canEditInvoice && isFilledBy(load, session);
  const isAmending = canAmend && areActionsShown;
  const builds = allows(buildsCarts, session);
  const buys = isBuyer && isBoughtBy(load, session);
  const fills = isBuyer
    ? builds || isTakenUpBy(load, session)
    : session.canSellerAddToCart && load.canSellerAddToCart;
  const isBuyersTurn = isBuyer && load.type === loadTypes.finished;
  const canEditItems = (fills && (isOpen || isBuyersTurn)) || isAmending;
  const canEditDetails = builds && (isOpen || isBuyersTurn || isAmending);
  const signs = builds || buys || session.hierarchy === 2;
  const setsMarkups = session.canAddMarkup || session.canAddMarkDownOnly;
  return {
    party,
    canAmend,
    isAmending,
    canAddItems: fills && isOpen,
    canEditItems,
    canOverridePrice: isBuyer && session.canOveridePrice,
    canMarkDidNotBuy: isBuyer && session.didNotBuyIndicator,
    canShowOther: session.canShowOther,
    canEditDetails,
    canEditCustomer: isBuyer && canEditDetails && (isAmending || load.isGradingSession === true),
    seesPrices: session.canSeeUnitPrice,
    seesTotals: session.canSeeSubtotal,
    seesDiscount: session.canSeeMarkup,
    canSetDiscount: isBuyer && canEditDetails && session.canSeeMarkup && setsMarkups,
    marksDownOnly: session.canAddMarkDownOnly,
    canSign: signs && load.type !== loadTypes.invoice,
    canFinish: signs && load.type !== loadTypes.request,
    canComplete: isBuyer && (builds || buys) && load.type !== loadTypes.request,
  };
}
