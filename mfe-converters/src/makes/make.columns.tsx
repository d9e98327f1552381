import { make as noun, type Make } from '@washcoat/contract-converters';
import type { Action } from '@washcoat/platform-sdk';
import { CardHead, nounColumns, RowActions } from '@washcoat/platform-sdk/lists';
import { DateText, FactList, Picture } from '@washcoat/ui';
import { actionsColumn, type Column } from '@washcoat/ui/data-grid';

/**
 * The columns of the makes table.
 * @param actions what is done with a make; absent for those who only read
 */
export const makeColumns = (actions: readonly Action<Make>[] | undefined): Column<Make>[] => [
  ...nounColumns(
    noun,
    {
      profileUrl: { id: 'picture' },
      make: { minWidth: 120, priority: 1 },
      model: { minWidth: 160, flex: 1.4, priority: 2 },
      description: { minWidth: 200, flex: 2, priority: 3 },
      createdDate: { width: 136, priority: 4 },
    },
    ['profileUrl', 'make', 'model', 'description', 'createdDate'],
  ),
  ...(actions
    ? [actionsColumn<Make>({ width: 88, render: (make) => <RowActions row={make} actions={actions} /> })]
    : []),
];

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
