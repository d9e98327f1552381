import { facility as noun, historyList, type Facility } from '@washcoat/contract-entities';
import { namesWhere, wordsOf } from '@washcoat/contract-kernel';
import { problemText, usePageHeading } from '@washcoat/platform-sdk';
import { RecordPage } from '@washcoat/platform-sdk/forms';
import { EntityHistory } from '../record-history/entity-history';
import { useFacilitiesQuery } from './facilities.api';
import { EditFacilityForm } from './facility.form';

const GONE = 'This facility is gone, or not yours to see.';
const LOAD_FAILED = 'This facility did not load. The rest of Washcoat works.';
const words = wordsOf(noun);
const ids = namesWhere(noun, ({ kind }) => kind === 'ref');

export interface EditFacilityProps {
  facilityId: string;
  /** Whether the history is shown in the place of the form. */
  isHistory: boolean;
  onPanel: (panel: string) => void;
  backTo: string;
  onDone: () => void;
}

/** One facility: the form, and who changed what. */
export function EditFacility({ facilityId, isHistory, onPanel, backTo, onDone }: EditFacilityProps) {
  const { data, error, refetch } = useFacilitiesQuery({ facilityId, count: 1 });
  const isIt = (one: Facility) => one.facilityId === facilityId;
  const facility = data?.list.find(isIt);
  const isGone = data !== undefined && !facility;
  const readAgain = async () => {
    const now = (await refetch().unwrap()).list.find(isIt);
    if (!now) throw new Error(GONE);
    return now;
  };
  usePageHeading({ heading: 'Edit facility', prefix: facility?.name, backTo });
  return (
    <RecordPage
      historyAccess={historyList.access}
      {...{ isHistory, onPanel, backTo }}
      name="Facility"
      // What is being typed stays when the list cannot be read again.
      problem={isGone ? GONE : error && !facility ? problemText(error, LOAD_FAILED) : ''}
      onRetry={isGone ? undefined : () => void refetch()}
      form={facility && <EditFacilityForm key={facilityId} {...{ facility, readAgain, onDone }} />}
      history={<EntityHistory entity="facility" entityId={facilityId} fieldNames={words} without={ids} />}
    />
  );
}
