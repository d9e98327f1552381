import type { BookWeek } from '@washcoat/contract-settlement';
import { problemText, usePageHeading, useSearchParams } from '@washcoat/platform-sdk';
import {
  FailedPart,
  metalName,
  metalOrder,
  Notice,
  Page,
  Segment,
  Skeleton,
  Toolbar,
  TwoColumn,
  type Metal,
} from '@washcoat/ui';
import { TriangleAlert } from 'lucide-react';
import { BookChart } from './book-chart';
import { BookTable } from './book-table';
import { checkOf, isCoverTold, lockWords, weekKey, weekName } from './book-words';
import { EntryList } from './entry-list';
import { useMetalBookQuery } from './metal-account.api';
import { TryLock } from './try-lock';

const parts = metalOrder.map((metal) => ({ value: metal, label: metalName(metal).name }));

/** The open-ounce book: metal by due week, from purchase to settlement, and the ledger that it stands on. */
export default function MetalAccountScreen() {
  const [query, setQuery] = useSearchParams();
  const metal = metalOrder.find((each) => each === query.get('metal')) ?? 'pt';
  const { data, error, refetch } = useMetalBookQuery({});
  usePageHeading({ heading: 'Metal account' });
  if (!data && error)
    return (
      <Page>
        <FailedPart
          title={problemText(error, 'The metal account did not load.')}
          onRetry={() => void refetch()}
        />
      </Page>
    );
  if (!data)
    return (
      <Page $dense aria-busy>
        <Skeleton $height="280px" />
        <Skeleton $height="320px" />
      </Page>
    );
  const { weeks } = data;
  const name = metalName(metal).name;
  return (
    <Page $dense $capped>
      <Warnings weeks={weeks} />
      <Toolbar>
        <Segment
          label="Metal"
          value={metal}
          parts={parts}
          onChange={(next) =>
            setQuery(next === 'pt' ? new URLSearchParams() : new URLSearchParams({ metal: next }))
          }
        />
      </Toolbar>
      <TwoColumn $right={360}>
        <BookChart title={`${name} by due week`} weeks={weeks} metal={metal} />
        <TryLock key={metal} weeks={weeks} metal={metal} />
      </TwoColumn>
      <BookTable title={`${name} book`} weeks={weeks} metal={metal} />
      <EntryList metal={metal} />
    </Page>
  );
}

/** Locks that metal does not cover, of every metal. */
function Warnings({ weeks }: { weeks: readonly BookWeek[] }) {
  const found = weeks.flatMap((week) =>
    metalOrder.flatMap((metal) => {
      const { state } = checkOf(week, metal);
      const isWrong = state === 'over' || state === 'uncovered';
      return isWrong && isCoverTold(week, metal) ? [{ week, metal, state }] : [];
    }),
  );
  return found.map(({ week, metal, state }) => (
    <Notice key={`${weekKey(week)} ${metal}`} tone="warning" icon={<TriangleAlert size={16} />}>
      {lockWords[state]}: {nameOf(metal)}, due {weekName(week.week)}
    </Notice>
  ));
}

const nameOf = (metal: Metal) => metalName(metal).name;
