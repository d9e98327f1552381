import type { DashboardSummary } from '@washcoat/contract-reporting';
import { Card, Figure, formatCount, formatOunces, MetalMarker, metalName } from '@washcoat/ui';
import { DueBar, DueList, DueNote, DueRow } from './ounces-due.style';

type Due = NonNullable<DashboardSummary['ouncesDue']>;

/** The metal that refiners owe by the end of this week: how much of each is hedged, and what lies open. */
export function OuncesDueCard({ due }: { due: Due }) {
  const metals = due.metals.filter(({ dueOz }) => dueOz > 0);
  const withoutTerms = due.withoutTerms ?? 0;
  if (!due.settlements || (!metals.length && !withoutTerms)) return null;
  const most = Math.max(...metals.map(({ dueOz }) => dueOz));
  return (
    <Card title="Ounces due this week" note={formatCount(due.settlements, 'settlement')}>
      {withoutTerms > 0 && <DueNote>{termsMissing(due.settlements, withoutTerms)}</DueNote>}
      <DueList>
        {metals.map((of) => (
          <MetalDue key={of.metal} of={of} widest={most} />
        ))}
      </DueList>
    </Card>
  );
}

/** Of how many settlements no ounces are due yet, because nobody has entered lots or what is returned of them. */
const termsMissing = (settlements: number, without: number) =>
  `${settlements === without ? 'Terms missing' : `Terms of ${without} missing`}: no lots or no returns entered`;

/** Bars are as long as the ounces; the part that is filled is hedged. */
function MetalDue({
  of: { metal, dueOz, hedgedOz, openOz },
  widest,
}: {
  of: Due['metals'][number];
  widest: number;
}) {
  const { name } = metalName(metal);
  const width = (ounces: number) => ({ width: `${(100 * ounces) / widest}%` });
  const [hedged, open] = [`${formatOunces(hedgedOz)} hedged`, `${formatOunces(openOz)} open`];
  return (
    <li>
      <DueRow>
        <MetalMarker metal={metal} label="name" />
        <span>
          <Figure $bold>{formatOunces(dueOz)}</Figure> <small>oz</small>
        </span>
      </DueRow>
      <DueBar role="img" aria-label={`${name}: ${hedged}, ${open}`} $metal={metal}>
        {dueOz > openOz && <i data-hedged style={width(dueOz - openOz)} />}
        {openOz > 0 && <i style={width(openOz)} />}
      </DueBar>
      <DueRow as="small" aria-hidden>
        <span>{hedged}</span>
        <span>{open}</span>
      </DueRow>
    </li>
  );
}
