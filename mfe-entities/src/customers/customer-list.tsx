import { useCallback, useEffect, useMemo, useState } from 'react';
import { companyActive, type Company } from '@washcoat/contract-entities';
import {
  problemText,
  useAllowed,
  useKeyset,
  useNavigate,
  usePageHeading,
  useSession,
} from '@washcoat/platform-sdk';
import { Page, Stack } from '@washcoat/ui';
import { type useListView, useSelection } from '@washcoat/platform-sdk/lists';
import { EntityTabs } from '../entity-tabs/entity-tabs';
import { customerActions } from './customer-actions';
import { customerColumns } from './customer-columns';
import { ChosenCustomers } from './chosen-customers';
import { CustomerListActions } from './customer-list-actions';
import {
  listsFranchises,
  listsWaiting,
  pageOf,
  searchAddress,
  viewAddress,
  type CustomerPlace,
} from './customer-place';
import { CustomerTable } from './customer-table';
import { companyWords } from './customer-words';
import { useCustomersQuery } from './customers.api';
import { DecideCustomer } from './decide-customer';
import { DeleteCustomer } from './delete-customer';
import { FranchiseTrail } from './franchise-trail';
import { MessageCustomerDialog } from './message-customer.dialog';
import { WaitingFilter } from './waiting-filter';

type Asked = 'delete' | 'message' | 'approve' | 'refuse';

export interface CustomerListProps {
  place: CustomerPlace;
  list: ReturnType<typeof useListView>;
}

/** Customers or franchises with their search, pages and actions. */
export function CustomerList({ place, list }: CustomerListProps) {
  const { view, page, sortBy, change, filter } = list;
  const navigate = useNavigate();
  const { canCreateFranchise, canCreateUser, canInviteUsers, canShowPriceModifier, hierarchy } = useSession();
  const maySwitch = useAllowed(companyActive.access);
  const mayChoose = maySwitch || canInviteUsers || hierarchy === 10;
  const [asked, setAsked] = useState<{ action: Asked; customer: Company } | null>(null);
  const { ids, choose } = useSelection(`${place.path} ${place.searchText} ${view.query.toString()}`);
  const isWaiting = listsWaiting(view.query);
  const { afterOf, remember } = useKeyset(
    JSON.stringify([place.path, place.searchText, view.sort, view.count, isWaiting]),
  );
  const { data, currentData, isFetching, error, refetch } = useCustomersQuery(
    pageOf(place, view, afterOf(view.offset)),
  );
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
  const offersFranchise = listsFranchises(place) && canCreateFranchise && canCreateUser;
  const actions = useMemo(
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
    () => customerColumns(actions, canShowPriceModifier),
    [actions, canShowPriceModifier],
  );
  usePageHeading({
    heading: words.title,
    backTo: place.franchiseId ? '/entities/Franchise' : undefined,
    search: { placeholder: `Search ${words.title}`, value: place.searchText, onChange: searchFor },
    actions: <CustomerListActions place={place} columns={columns} view={view} actions={actions} />,
  });
  const customerOf = (id: string) => data?.list.find(({ companyId }) => companyId === id);
  const open = ({ companyId }: Company) =>
    void navigate(
      listsFranchises(place) ? `/entities/Franchise/${companyId}` : viewAddress(place, companyId),
    );
  const done = () => setAsked(null);
  return (
    <Page>
      <Stack>
        {place.franchiseId ? (
          <FranchiseTrail />
        ) : (
          <EntityTabs current="customers" isFranchise={place.isFranchise} />
        )}
        {!place.isFranchise && (
          <WaitingFilter isOn={isWaiting} onChange={(isOn) => filter({ waiting: isOn ? 'true' : '' })} />
        )}
        <CustomerTable
          place={place}
          columns={columns}
          view={view}
          answer={currentData ?? (error ? undefined : data)}
          isFetching={isFetching}
          error={
            error ? problemText(error, `${words.title} did not load. The rest of Washcoat works.`) : undefined
          }
          onRetry={() => void refetch()}
          onPage={page}
          onSort={sortBy}
          onClear={place.searchText ? () => searchFor('') : undefined}
          onOpen={open}
          actions={actions}
          selection={mayChoose ? { ids, onChange: choose } : undefined}
        />
        <ChosenCustomers
          ids={ids}
          onChoose={choose}
          noun={words.noun}
          customerOf={customerOf}
          actions={actions}
        />
      </Stack>
      {asked?.action === 'delete' && <DeleteCustomer customer={asked.customer} onDone={done} />}
      {(asked?.action === 'approve' || asked?.action === 'refuse') && (
        <DecideCustomer customer={asked.customer} isApproved={asked.action === 'approve'} onDone={done} />
      )}
      {asked?.action === 'message' && <MessageCustomerDialog customer={asked.customer} onClose={done} />}
    </Page>
  );
}
