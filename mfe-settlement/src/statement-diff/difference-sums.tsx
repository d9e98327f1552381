import type { RefinerDifference } from '@washcoat/contract-settlement';
import { Card, FactList, formatDate, MetalMarker, metalOrder } from '@washcoat/ui';
import { dollarsApart, ouncesApart } from './signed';

export type Statement = NonNullable<RefinerDifference['statement']>;

const rules = {
  average: 'the mean all the same',
  umpire: 'the umpire',
  seller: 'our assay',
} as const;

/** What all lots differ by, and by which clause assays are settled. */
export function DifferenceSums({ statement }: { statement: Statement }) {
  const { terms, fileName, uploadedBy, uploadedDate, differenceOz, dollars } = statement;
  return (
    <Card title={terms.refiner} note={`${fileName}, ${uploadedBy}, ${formatDate(uploadedDate, 'moment')}`}>
      <FactList>
        <dt>Theirs less ours</dt>
        <dd>
          <strong>{dollars === null ? 'No prices are agreed' : dollarsApart(dollars)}</strong>
        </dd>
        {metalOrder.map((metal) => (
          <FactOf key={metal} metal={metal} ounces={differenceOz[metal]} />
        ))}
        <dt>Assays</dt>
        <dd>{`Split within ${terms.splitLimit} % of their mean; beyond it ${rules[terms.rule]}`}</dd>
      </FactList>
    </Card>
  );
}

function FactOf({ metal, ounces }: { metal: (typeof metalOrder)[number]; ounces: number }) {
  return (
    <>
      <dt>
        <MetalMarker metal={metal} label="name" />
      </dt>
      <dd>{ouncesApart(ounces)}</dd>
    </>
  );
}
