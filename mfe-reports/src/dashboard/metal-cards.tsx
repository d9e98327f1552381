import type { DashboardSummary, MorningMetal } from '@washcoat/contract-reporting';
import { hrefTo } from '@washcoat/platform-sdk';
import {
  Card,
  formatDate,
  formatMoney,
  formatSigned,
  HiddenText,
  MetalMarker,
  percentSign,
} from '@washcoat/ui';
import { CardLink, Loud, MetalRow, Metals } from './dashboard.style';
import { MetalLine } from './metal-line';

/** What an ounce of each metal costs by the prices in force; each card leads to their history. */
export function MetalCards({ metals }: { metals: NonNullable<DashboardSummary['metals']> }) {
  return (
    <Metals>
      {metals.list.map((metal) => (
        <MetalCard key={metal.metal} metal={metal} appliedAt={metals.appliedAt} />
      ))}
    </Metals>
  );
}

function MetalCard({ metal, appliedAt }: { metal: MorningMetal; appliedAt: string }) {
  const { changePercent, history } = metal;
  const [first, before] = [history[0]?.day, history.at(-2)?.day];
  const query = first ? `?from=${first}&to=${history.at(-1)?.day ?? first}` : '';
  const path = `/dashboard/globalmodifier${query}`;
  return (
    <CardLink {...hrefTo(path)}>
      <Card opens>
        <MetalRow>
          <div>
            <MetalMarker metal={metal.metal} label="name" />
            <Loud>
              {formatMoney(metal.marketOz)}
              {changePercent !== null && (
                <small>
                  {formatSigned(changePercent, 1)}
                  {percentSign}
                </small>
              )}
            </Loud>
            <p>
              {before
                ? `Since ${formatDate(before, 'day')}`
                : `In force since ${formatDate(appliedAt, 'day')}`}
              <HiddenText>its history</HiddenText>
            </p>
          </div>
          <MetalLine metal={metal.metal} values={history.map(({ marketOz }) => marketOz)} />
        </MetalRow>
      </Card>
    </CardLink>
  );
}
