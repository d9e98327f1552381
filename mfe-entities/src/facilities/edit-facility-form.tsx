import type { Facility } from '@washcoat/contract-entities';
import { useSession } from '@washcoat/platform-sdk';
import { useRecordForm } from '@washcoat/platform-sdk/forms';
import { useEditFacilityMutation } from './facilities.api';
import { editedFacility, entryOfFacility, type FacilityEntry } from './facility-entry';
import { FacilityForm } from './facility-form';

export interface EditFacilityFormProps {
  facility: Facility;
  /** The facility as stored now. */
  readAgain: () => Promise<Facility>;
  onDone: () => void;
}

const versioned = (facility: Facility) => ({ entry: entryOfFacility(facility), version: facility.version });

/** The form of a facility that exists. */
export function EditFacilityForm({ facility, readAgain, onDone }: EditFacilityFormProps) {
  const { hierarchy } = useSession();
  const [edit] = useEditFacilityMutation();
  const record = useRecordForm<FacilityEntry>({
    start: versioned(facility),
    send: ({ entry, version }) =>
      edit({ ...editedFacility(entry, facility.facilityId, hierarchy === 1), version }).unwrap(),
    readAgain: async () => versioned(await readAgain()),
    saved: 'Successfully edited the Facility',
    draft: { noun: 'facility', record: facility.facilityId },
    onSaved: onDone,
  });
  return <FacilityForm label="Save facility" record={record} onCancel={onDone} />;
}
