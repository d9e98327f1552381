import { useMemo } from 'react';
import { companyBin } from '@washcoat/contract-entities';
import { useAllowed, useLocation, useParams, useSession } from '@washcoat/platform-sdk';
import { useListView } from '@washcoat/platform-sdk/lists';
import { CustomerBin } from '../bin/customer-bin';
import { CustomerAdd } from './customer-add';
import { CustomerEdit } from './customer-edit';
import { CustomerList } from './customer-list';
import { customerPlace, listAddress, listsFranchises, viewAddress } from './customer-place';
import { mayListCustomers } from './customer-rights';
import { OwnCustomer } from './own-customer';

/**
 * The customers in the user's scope; under /entities/Franchise the franchises, then the customers of one. The forms
 * stand in the place of the list: `?add=1` and `?edit={companyId}`.
 */
export default function CustomerListScreen() {
  return mayListCustomers(useSession()) ? <Customers /> : <OwnCustomer />;
}

function Customers() {
  const { pathname } = useLocation();
  const { searchText, companyId } = useParams();
  const { canCreateUser } = useSession();
  const mayRestore = useAllowed(companyBin.access);
  const list = useListView();
  const { query } = list.view;
  const place = useMemo(
    () => customerPlace({ pathname, searchText, companyId }, query),
    [pathname, searchText, companyId, query],
  );
  const backTo = listAddress(place, query);
  if (query.has('bin') && mayRestore)
    return <CustomerBin list={list} isFranchise={listsFranchises(place)} backTo={place.path} />;
  const edited = query.get('edit');
  if (edited)
    return (
      <CustomerEdit key={edited} companyId={edited} backTo={backTo} isFranchise={listsFranchises(place)} />
    );
  if (query.has('add') && canCreateUser)
    return (
      <CustomerAdd
        parentCompanyId={place.franchiseId}
        companyType={listsFranchises(place) ? 'FRANCHISE' : (query.get('type') ?? undefined)}
        hrefOf={(companyId) => viewAddress({ ...place, searchText: '' }, companyId)}
        backTo={backTo}
      />
    );
  return <CustomerList key={place.path} place={place} list={list} />;
}
