import { companyBin } from '@washcoat/contract-entities';
import { navigate, useSession } from '@washcoat/platform-sdk';
import { breakpoints, Button, IconButton, useIsNarrow } from '@washcoat/ui';
import { BinButton, ListTools, type ListToolsProps, type ListView } from '@washcoat/platform-sdk/lists';
import { UserPlus } from 'lucide-react';
import { filtersOf, listsFranchises, type CustomerPlace } from './customer-place';
import { companyWords } from './customer-words';
import { useExportCustomersMutation } from './customers.api';

export interface CustomerListActionsProps {
  place: CustomerPlace;
  columns: ListToolsProps['columns'];
  view: ListView;
  onCreate: () => void;
}

/** Views, columns, export, the bin and Create Customer, or Create Franchise. */
export function CustomerListActions({ place, columns, view, onCreate }: CustomerListActionsProps) {
  const { canCreateUser, canCreateFranchise } = useSession();
  const words = companyWords(listsFranchises(place));
  const mayCreate = canCreateUser && (!listsFranchises(place) || canCreateFranchise);
  const createLabel = `Create ${words.one}`;
  const isPhone = useIsNarrow(breakpoints.phone);
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
      {mayCreate &&
        (isPhone ? (
          <IconButton kind="main" size={40} label={createLabel} onClick={onCreate}>
            <UserPlus size={18} />
          </IconButton>
        ) : (
          <Button kind="main" icon={<UserPlus size={14} />} onClick={onCreate}>
            {createLabel}
          </Button>
        ))}
    </>
  );
}
