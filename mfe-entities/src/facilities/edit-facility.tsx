import { problemText, usePageHeading } from '@washcoat/platform-sdk';
import { RecordPage } from '../record-form/record-page';
import { RecordHistory } from '../record-history/record-history';
import { EditFacilityForm } from './edit-facility-form';
import { useFacility } from './use-facility';
import { facilityFieldNames } from './facility-words';

const GONE = 'This facility is gone, or not yours to see.';
const LOAD_FAILED = 'This facility did not load. The rest of Washcoat works.';

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
  const { facility, isGone, error, refetch, readAgain } = useFacility(facilityId);
  usePageHeading({ heading: 'Edit facility', prefix: facility?.name, backTo });
  return (
    <RecordPage
      name="Facility"
      problem={isGone ? GONE : error ? problemText(error, LOAD_FAILED) : ''}
      onRetry={isGone ? undefined : refetch}
      backTo={backTo}
      isHistory={isHistory}
      onPanel={onPanel}
      form={
        facility && (
          <EditFacilityForm key={facilityId} facility={facility} readAgain={readAgain} onDone={onDone} />
        )
      }
      history={
        <RecordHistory
          entity="facility"
          entityId={facilityId}
          fieldNames={facilityFieldNames}
          without={['parentCompanyId']}
        />
      }
    />
  );
}
