import { companyBin } from '@washcoat/contract-entities';
import type { Company } from '@washcoat/contract-entities';
import { navigate, type Action } from '@washcoat/platform-sdk';
import {
  BinButton,
  ListTools,
  PageActions,
  type ListToolsProps,
  type ListView,
} from '@washcoat/platform-sdk/lists';
import { filtersOf, listsFranchises, type CustomerPlace } from './customer-place';
import { companyWords } from './customer-words';
import { useExportCustomersMutation } from './customers.api';

export interface CustomerListActionsProps {
  place: CustomerPlace;
  columns: ListToolsProps['columns'];
  view: ListView;
  actions: readonly Action<Company>[];
}

/** Views, columns, export, the bin and Create Customer, or Create Franchise. */
export function CustomerListActions({ place, columns, view, actions }: CustomerListActionsProps) {
  const words = companyWords(listsFranchises(place));
  const [ask] = useExportCustomersMutation();
  return (
    <>
      <ListTools
        storageKey={place.storageKey}
        columns={columns}
        inPath={place.isFranchise ? undefined : { path: place.path, text: place.searchText }}
        ask={(choice) => ask({ ...filtersOf(place, view), ...choice }).unwrap()}
      />
      {!place.franchiseId && (
        <BinButton
          access={companyBin.access}
          plural={words.title.toLowerCase()}
          onOpen={() => navigate(`${place.path}?bin=1`)}
        />
      )}
      <PageActions actions={actions} />
    </>
  );
}
