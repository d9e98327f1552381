import { FactList, formatPhone } from '@washcoat/ui';
import { CardHead } from '@washcoat/platform-sdk/lists';
import { FacilityActions, type FacilityActionsProps } from './facility-actions';
import { FacilityActive } from './facility-active';
import { addressOfFacility } from './facility-words';

/** A facility on a phone. */
export function FacilityCard({ facility, onEdit, onDelete }: FacilityActionsProps) {
  return (
    <>
      <CardHead>
        <strong>{facility.name}</strong>
        <FacilityActive facility={facility} />
        <FacilityActions size={44} facility={facility} onEdit={onEdit} onDelete={onDelete} />
      </CardHead>
      <FactList>
        <dt>Director</dt>
        <dd>{`${facility.firstName} ${facility.lastName}`.trim() || 'None'}</dd>
        <dt>Phone</dt>
        <dd>{facility.phone ? formatPhone(facility.phone) : 'None'}</dd>
        <dt>Address</dt>
        <dd>{addressOfFacility(facility)}</dd>
        {facility.isFacility && (
          <>
            <dt>Franchise</dt>
            <dd>{facility.parentCompanyName}</dd>
          </>
        )}
      </FactList>
    </>
  );
}
