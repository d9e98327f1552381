import { usePageHeading, useSession } from '@washcoat/platform-sdk';
import { Page } from '@washcoat/ui';
import { useAttemptKey, useRecordForm } from '@washcoat/platform-sdk/forms';
import { useAddFacilityMutation } from './facilities.api';
import { addedFacility, newFacilityEntry, type FacilityEntry } from './facility-entry';
import { FacilityForm } from './facility-form';

/** The form of a new facility: of the own company, or for hierarchy 1 of a franchise. */
export function AddFacility({ backTo, onDone }: { backTo: string; onDone: () => void }) {
  const { hierarchy } = useSession();
  const [add] = useAddFacilityMutation();
  const { keyFor } = useAttemptKey();
  const record = useRecordForm<FacilityEntry>({
    start: { entry: newFacilityEntry() },
    send: ({ entry }) => {
      const facility = addedFacility(entry, hierarchy === 1);
      return add({ ...facility, key: keyFor(facility) }).unwrap();
    },
    saved: 'Successfully added the Facility',
    onSaved: onDone,
  });
  usePageHeading({ heading: 'Add facility', backTo });
  return (
    <Page $capped>
      <FacilityForm label="Add facility" record={record} onCancel={onDone} />
    </Page>
  );
}
