import { companyDetail, companyList, facilityList, viewList } from '@washcoat/contract-entities';
import type { SignedIn } from '@washcoat/platform-sdk';
import { answers, fakeApi, renderWithPlatform } from '@washcoat/platform-sdk/testing';
import { toast } from '@washcoat/ui';
import { cleanup } from '@testing-library/react';
import { entitiesApi } from '../app/api';
import { Root } from '../app/root';
import { store } from '../app/store';
import { aCompany, aFacility, aWholeCompany, idOf, listed } from './customer.fixture';

export const peachtree = aCompany({
  companyId: idOf(101),
  companyName: 'Peachtree Cores',
  companyType: 'FRANCHISE',
  isFranchise: true,
  isPartner: false,
});

/** Somebody who may do everything with customers. */
export const everything: Partial<SignedIn> = {
  canEditGroup: true,
  canDeleteGroup: true,
  canCreateUser: true,
  canInviteUsers: true,
  canCreateFranchise: true,
  canShowPriceModifier: true,
  canEditCompanyName: true,
};

/** A server that knows two customers. */
export const twoCustomers = () =>
  fakeApi(
    answers(companyList, listed(aCompany(), peachtree)),
    answers(companyDetail, aWholeCompany()),
    answers(facilityList, listed(aFacility())),
    answers(viewList, { list: [] }),
  );

/** Opens a page of customers as somebody. */
export const open = (route = '/entities/viewGroup', session: Partial<SignedIn> = everything) =>
  renderWithPlatform(<Root />, { route, store, session });

/** Leaves nothing of a test behind. */
export function leave(api: ReturnType<typeof fakeApi>): void {
  cleanup();
  toast.clear();
  store.dispatch(entitiesApi.util.resetApiState());
  localStorage.clear();
  api.restore();
}
