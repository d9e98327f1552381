import { historyList } from '@washcoat/contract-entities';
import { problemText, useAllowed, usePageHeading } from '@washcoat/platform-sdk';
import { FailedPart, Page, Skeleton, Tabs } from '@washcoat/ui';
import { RecordHistory } from '../record-history/record-history';
import { EditFacilityForm } from './edit-facility-form';
import { useFacility } from './use-facility';
import { facilityFieldNames } from './facility-words';

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
  const seesHistory = useAllowed(historyList.access);
  usePageHeading({ heading: 'Edit facility', prefix: facility?.name, backTo });
  if (error || isGone)
    return (
      <Page>
        <FailedPart
          title={isGone ? 'This facility is gone, or not yours to see.' : problemText(error, LOAD_FAILED)}
          onRetry={isGone ? undefined : refetch}
          homeHref={backTo}
          homeLabel="Back to the list"
        />
      </Page>
    );
  if (!facility)
    return (
      <Page aria-busy>
        <Skeleton $height="320px" />
      </Page>
    );
  return (
    <Page $capped>
      {seesHistory && (
        <Tabs
          label="Facility"
          current={isHistory ? 'history' : 'details'}
          tabs={[
            { id: 'details', label: 'Details' },
            { id: 'history', label: 'History' },
          ]}
          onChange={(id) => onPanel(id === 'history' ? id : '')}
        />
      )}
      <div hidden={isHistory}>
        <EditFacilityForm key={facilityId} facility={facility} readAgain={readAgain} onDone={onDone} />
      </div>
      {isHistory && (
        <RecordHistory
          entity="facility"
          entityId={facilityId}
          fieldNames={facilityFieldNames}
          without={['parentCompanyId']}
        />
      )}
    </Page>
  );
}
