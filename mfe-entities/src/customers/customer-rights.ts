import type { Company } from '@washcoat/contract-entities';
import type { Session } from '@washcoat/platform-sdk';

/** What a user may do with a customer, or with a new one. The service decides again. */
export type CustomerRights = {
  edit: boolean;
  delete: boolean;
  /** Switch it on and off. */
  activate: boolean;
  /** Approve or refuse it while it waits. */
  decide: boolean;
  /** Write to its contact. */
  message: boolean;
  rename: boolean;
  chooseType: boolean;
  /** See and set the price modifier. */
  priceMod: boolean;
  /** See and set the group modifier. */
  groupTerms: boolean;
  /** See and set the five settings and the lookup restriction. */
  settings: boolean;
};

/**
 * The rights over `customer`; without one over a customer about to be created. Nobody sets the rights, prices and
 * lookups of the own company, and administrators edit the rest of it (GAP-CUST-11).
 */
export function customerRights(
  session: Session,
  customer?: Pick<Company, 'companyId' | 'isWaiting'>,
): CustomerRights {
  const isOwn = customer !== undefined && customer.companyId === session.companyId;
  const isHouse = session.hierarchy === 1;
  const isWaiting = customer?.isWaiting ?? false;
  return {
    edit: customer ? session.canEditGroup || (isOwn && session.isAdmin) : session.canCreateUser,
    delete: session.canDeleteGroup && !isOwn,
    activate: (session.canEditGroup || session.hierarchy === 10) && !isOwn && !isWaiting,
    decide: isWaiting && isHouse && session.canEditGroup,
    message: !isOwn && session.hierarchy !== 2,
    rename: customer === undefined || session.canEditCompanyName,
    chooseType: !isOwn,
    priceMod: isHouse && !isOwn,
    groupTerms: session.canShowPriceModifier && !isOwn,
    settings: isHouse && session.canAdjustCustomerSettings && !isOwn,
  };
}

/** Whether the user administers other companies, or only sees the own one (CUST-036). */
export function mayListCustomers({ hierarchy }: Pick<Session, 'hierarchy'>): boolean {
  return hierarchy === 1 || hierarchy === 10;
}
