import { useRef } from 'react';
import { usePageHeading, useSession } from '@washcoat/platform-sdk';
import { Page } from '@washcoat/ui';
import { useAttemptKey, useRecordForm } from '@washcoat/platform-sdk/forms';
import { useLastAddress } from '../contact-fields/use-last-address';
import { useAddFacilityMutation } from './facilities.api';
import { addedFacility, newFacilityEntry, type FacilityEntry } from './facility-entry';
import { FacilityForm } from './facility-form';

export interface AddFacilityProps {
  backTo: string;
  onDone: () => void;
  /** Leads to what was saved. */
  onSaved: (name: string) => void;
}

/** The form of a new facility: of the own company, or for hierarchy 1 of a franchise. */
export function AddFacility({ backTo, onDone, onSaved }: AddFacilityProps) {
  const { hierarchy } = useSession();
  const [add] = useAddFacilityMutation();
  const savedName = useRef('');
  const { keyFor } = useAttemptKey();
  const { remember } = useLastAddress();
  const record = useRecordForm<FacilityEntry>({
    start: { entry: newFacilityEntry() },
    send: async ({ entry }) => {
      const facility = addedFacility(entry, hierarchy === 1);
      const answer = await add({ ...facility, key: keyFor(facility) }).unwrap();
      remember(entry.name, entry);
      savedName.current = entry.name.trim();
      return answer;
    },
    saved: 'Successfully added the Facility',
    draft: { noun: 'facility' },
    onSaved: () => onSaved(savedName.current),
  });
  usePageHeading({ heading: 'Add facility', backTo });
  return (
    <Page $capped>
      <FacilityForm label="Add facility" record={record} onCancel={onDone} />
    </Page>
  );
}
