import type { Facility } from '@washcoat/contract-entities';
import { DeleteRecord } from '@washcoat/platform-sdk/lists';
import { useDeleteFacilityMutation } from './facilities.api';

/** Asks before a facility goes. */
export function DeleteFacility({ facility, onDone }: { facility: Facility; onDone: () => void }) {
  const [remove] = useDeleteFacilityMutation();
  return (
    <DeleteRecord
      type="facility"
      name={facility.name}
      consequence="Nobody can choose it any more. Carts and invoices made there stay. It can be restored for 30 days."
      remove={() => remove({ facilityId: facility.facilityId }).unwrap()}
      onDone={onDone}
    />
  );
}
