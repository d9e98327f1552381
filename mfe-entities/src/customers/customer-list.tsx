import { useCallback, useEffect, useMemo, useState } from 'react';
import { companyActive, companyBin, type Company } from '@washcoat/contract-entities';
import { navigate as goTo, useAllowed, useKeyset, useNavigate, useSession } from '@washcoat/platform-sdk';
import { BinButton, RecordList, type useListView } from '@washcoat/platform-sdk/lists';
import { EntityTabs } from '../entity-tabs/entity-tabs';
import { customerActions } from './customer-actions';
import { customerColumns } from './customer-columns';
import {
  filtersOf,
  listsFranchises,
  listsWaiting,
  pageOf,
  searchAddress,
  viewAddress,
  type CustomerPlace,
} from './customer-place';
import { CustomerRowCard } from './customer-row-card';
import { companyWords } from './customer-words';
import { useCustomersQuery, useExportCustomersMutation, useSwitchCustomersMutation } from './customers.api';
import { DecideCustomer } from './decide-customer';
import { DeleteCustomer } from './delete-customer';
import { FranchiseTrail } from './franchise-trail';
import { MessageCustomerDialog } from './message-customer.dialog';
import { WaitingFilter } from './waiting-filter';

type Asked = 'delete' | 'message' | 'approve' | 'refuse';
const idOf = ({ companyId }: Company) => companyId;
const nameOf = ({ companyName }: Company) => companyName;

export interface CustomerListProps {
  place: CustomerPlace;
  list: ReturnType<typeof useListView>;
}

/** Customers or franchises with their search, pages and actions. */
export function CustomerList({ place, list }: CustomerListProps) {
  const { view, change, filter } = list;
  const { path, searchText, franchiseId, isFranchise, storageKey } = place;
  const navigate = useNavigate();
  const { canCreateFranchise, canCreateUser, canInviteUsers, canShowPriceModifier, hierarchy } = useSession();
  const maySwitch = useAllowed(companyActive.access);
  const [asked, setAsked] = useState<{ action: Asked; customer: Company } | null>(null);
  const [switchCustomers] = useSwitchCustomersMutation();
  const [ask] = useExportCustomersMutation();
  const isWaiting = listsWaiting(view.query);
  const { afterOf, remember } = useKeyset(
    JSON.stringify([path, searchText, view.query.get('sort'), view.count, isWaiting]),
  );
  const page = useCustomersQuery(pageOf(place, view, afterOf(view.offset)));
  const { currentData } = page;
  useEffect(() => {
    if (currentData) remember(view.offset, view.count, currentData.next);
  }, [currentData, remember, view.offset, view.count]);

  const search = view.query.toString();
  const searchFor = useCallback(
    (text: string) =>
      void navigate(searchAddress(place, new URLSearchParams(search), text), { replace: true }),
    [navigate, place, search],
  );
  const words = companyWords(listsFranchises(place));
  const plural = words.title.toLowerCase();
  const offersFranchise = listsFranchises(place) && canCreateFranchise && canCreateUser;
  const actsOn = useMemo(
    () =>
      customerActions({
        one: words.one,
        onCreate: () => change(offersFranchise ? { add: '1', type: 'FRANCHISE' } : { add: '1' }),
        onEdit: ({ companyId }) => change({ edit: companyId }),
        onDelete: (customer) => setAsked({ action: 'delete', customer }),
        onMessage: (customer) => setAsked({ action: 'message', customer }),
        onDecide: (customer, isApproved) => setAsked({ action: isApproved ? 'approve' : 'refuse', customer }),
        onAddFranchise: offersFranchise ? () => change({ add: '1', type: 'FRANCHISE' }) : undefined,
        viewHref: ({ companyId }) => viewAddress(place, companyId),
        inviteHref: (companyId) => `/entities/inviteUsers?company=${companyId}`,
      }),
    [change, offersFranchise, place, words.one],
  );
  const columns = useMemo(
    () => customerColumns(actsOn, canShowPriceModifier, words.one),
    [actsOn, canShowPriceModifier, words.one],
  );
  const cardFor = useCallback(
    (customer: Company) => <CustomerRowCard customer={customer} actions={actsOn} />,
    [actsOn],
  );
  const done = () => setAsked(null);
  return (
    <>
      <RecordList
        {...{ storageKey, list, columns, idOf, nameOf, cardFor, actsOn }}
        noun={{ name: words.noun, plural }}
        asked={page}
        backTo={franchiseId ? '/entities/Franchise' : undefined}
        search={{
          text: searchText,
          onChange: searchFor,
          inPath: isFranchise ? undefined : { path, text: searchText },
        }}
        onOpen={({ companyId }) =>
          void navigate(
            listsFranchises(place) ? `/entities/Franchise/${companyId}` : viewAddress(place, companyId),
          )
        }
        exportOf={(choice) => ask({ ...filtersOf(place, view), ...choice }).unwrap()}
        filters={
          <>
            {franchiseId ? <FranchiseTrail /> : <EntityTabs current="customers" isFranchise={isFranchise} />}
            {!isFranchise && (
              <WaitingFilter isOn={isWaiting} onChange={(isOn) => filter({ waiting: isOn ? 'true' : '' })} />
            )}
          </>
        }
        onClear={searchText ? () => searchFor('') : undefined}
        emptyHint={
          listsFranchises(place)
            ? 'A franchise has customers, users and facilities of its own.'
            : 'Create one to start buying from it.'
        }
        searchHint="Try another name, city or e-mail."
        actions={
          !franchiseId && (
            <BinButton access={companyBin.access} plural={plural} onOpen={() => goTo(`${path}?bin=1`)} />
          )
        }
        switchMany={maySwitch ? (input) => switchCustomers(input).unwrap() : undefined}
        isChoosable={maySwitch || canInviteUsers || hierarchy === 10}
      />
      {asked?.action === 'delete' && <DeleteCustomer customer={asked.customer} onDone={done} />}
      {(asked?.action === 'approve' || asked?.action === 'refuse') && (
        <DecideCustomer customer={asked.customer} isApproved={asked.action === 'approve'} onDone={done} />
      )}
      {asked?.action === 'message' && <MessageCustomerDialog customer={asked.customer} onClose={done} />}
    </>
  );
}
