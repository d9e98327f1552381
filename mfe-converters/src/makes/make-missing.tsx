import { problemText } from '@washcoat/platform-sdk';
import { FailedPart, Page, Skeleton } from '@washcoat/ui';
import type { useMake } from './use-make';

const LOAD_FAILED = 'This make did not load. The rest of Washcoat works.';

export interface MakeMissingProps {
  found: Omit<ReturnType<typeof useMake>, 'make'>;
  backTo: string;
}

/** What stands in the place of a make that is not here: it loads, did not load, or is gone. */
export function MakeMissing({ found: { isGone, error, refetch }, backTo }: MakeMissingProps) {
  if (!error && !isGone)
    return (
      <Page aria-busy>
        <Skeleton $height="320px" />
      </Page>
    );
  return (
    <Page>
      <FailedPart
        title={isGone ? 'This make is gone.' : problemText(error, LOAD_FAILED)}
        onRetry={isGone ? undefined : refetch}
        homeHref={backTo}
        homeLabel="Back to the list"
      />
    </Page>
  );
}
