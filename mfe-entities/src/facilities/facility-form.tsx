import { useSession } from '@washcoat/platform-sdk';
import type { useRecordForm } from '@washcoat/platform-sdk/forms';
import { RecordForm } from '../record-form/record-form';
import { facilityClash } from './facility-clash';
import type { FacilityEntry } from './facility-entry';
import { FacilityFormPlace } from './facility-form-place';
import { FacilityFormRules } from './facility-form-rules';
import { FacilityOwner } from './facility-owner';

export interface FacilityFormProps {
  /** Names the form and its button: Add facility. */
  label: string;
  record: ReturnType<typeof useRecordForm<FacilityEntry>>;
  onCancel: () => void;
}

/** A form over one facility. */
export function FacilityForm({ label, record, onCancel }: FacilityFormProps) {
  const { hierarchy } = useSession();
  return (
    <RecordForm
      label={label}
      noun="facility"
      record={record}
      submitLabel={label}
      onCancel={onCancel}
      differences={facilityClash}
      side={<FacilityFormRules />}
    >
      {hierarchy === 1 && <FacilityOwner />}
      <FacilityFormPlace />
    </RecordForm>
  );
}
