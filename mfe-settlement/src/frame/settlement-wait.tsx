import { problemOf, problemText } from '@washcoat/platform-sdk';
import { FailedPart, Page, Skeleton } from '@washcoat/ui';

export interface SettlementWaitProps {
  /** What RTK Query answers while it has no data. */
  asked: { error?: unknown; isFetching: boolean; refetch: () => unknown };
  /** What did not load, as the beginning of a sentence. */
  what?: string;
  /** The list that it is found in. */
  listHref: string;
  /** Heights of what will stand there. */
  heights: readonly `${number}px`[];
}

/** What stands on a page of one settlement until it is there: its shape, or why it will not come. */
export function SettlementWait({ asked, what = 'Settlement', listHref, heights }: SettlementWaitProps) {
  const { error, isFetching, refetch } = asked;
  if (!error)
    return (
      <Page $dense aria-busy={isFetching}>
        {heights.map((height, index) => (
          <Skeleton key={`${height} ${index}`} $height={height} />
        ))}
      </Page>
    );
  const isGone = [400, 404].includes(problemOf(error).status);
  const failed = problemText(error, `${what} did not load. The rest of Washcoat works.`);
  return (
    <Page>
      <FailedPart
        title={isGone ? 'This settlement is gone, or not yours to see.' : failed}
        onRetry={isGone ? undefined : () => void refetch()}
        homeHref={listHref}
        homeLabel="Back To Settlement"
      />
    </Page>
  );
}
