import type { Make } from '@washcoat/contract-converters';
import { DateText, FactList, Picture } from '@washcoat/ui';
import type { Action } from '@washcoat/platform-sdk';
import { CardHead, RowActions } from '@washcoat/platform-sdk/lists';

/** A make on a phone. */
export function MakeCard({ make, actions }: { make: Make; actions: readonly Action<Make>[] }) {
  return (
    <>
      <CardHead>
        <Picture src={make.profileUrl} alt="" size={48} />
        <strong>{make.make}</strong>
        <RowActions row={make} size={44} actions={actions} />
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
