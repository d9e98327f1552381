import type { Make } from '@washcoat/contract-converters';
import { DateText, FactList, Picture } from '@washcoat/ui';
import { CardHead } from '@washcoat/platform-sdk/lists';
import { MakeActions } from './make-actions';
import type { MakeChanges } from './make-actions';

/** A make on a phone. */
export function MakeCard({ make, on }: { make: Make; on: MakeChanges | undefined }) {
  return (
    <>
      <CardHead>
        <Picture src={make.profileUrl} alt="" size={48} />
        <strong>{make.make}</strong>
        {on && <MakeActions make={make} size={44} {...on} />}
      </CardHead>
      <FactList>
        <dt>Models</dt>
        <dd>{make.model.join(', ') || 'None'}</dd>
        <dt>Description</dt>
        <dd>{make.description || 'None'}</dd>
        <dt>Created Date</dt>
        <dd>
          <DateText value={make.createdDate} format="day" />
        </dd>
      </FactList>
    </>
  );
}
