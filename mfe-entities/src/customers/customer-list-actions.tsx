import { SavedViews, useSession } from '@washcoat/platform-sdk';
import { breakpoints, Button, ExportMenu, IconButton, useIsNarrow } from '@washcoat/ui';
import { UserPlus } from 'lucide-react';
import { useExport } from '../list-view/use-export';
import type { ListView } from '../list-view/use-list-view';
import { filtersOf, type CustomerPlace } from './customer-place';
import { useExportCustomersMutation } from './customers.api';

export interface CustomerListActionsProps {
  place: CustomerPlace;
  view: ListView;
  onCreate: () => void;
}

/** Views, export and Create Customer. */
export function CustomerListActions({ place, view, onCreate }: CustomerListActionsProps) {
  const { canCreateUser } = useSession();
  const isPhone = useIsNarrow(breakpoints.phone);
  const [ask] = useExportCustomersMutation();
  const { isBusy, onExport } = useExport(place.storageKey, (choice) =>
    ask({ ...filtersOf(place, view), ...choice }).unwrap(),
  );
  return (
    <>
      <SavedViews screen={place.storageKey} />
      <ExportMenu onExport={onExport} isBusy={isBusy} />
      {canCreateUser &&
        (isPhone ? (
          <IconButton kind="main" size={40} label="Create Customer" onClick={onCreate}>
            <UserPlus size={18} />
          </IconButton>
        ) : (
          <Button kind="main" icon={<UserPlus size={14} />} onClick={onCreate}>
            Create Customer
          </Button>
        ))}
    </>
  );
}
