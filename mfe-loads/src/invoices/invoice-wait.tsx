import { asSpecified } from '@washcoat/platform-sdk';
import type { ApiProblem } from '@washcoat/platform-sdk';
import { EmptyState, FailedPart, Page, Skeleton, Spinner, TwoColumn } from '@washcoat/ui';

const LOAD_FAILED = asSpecified.wentWrong;

export interface InvoiceWaitProps {
  problem: ApiProblem | undefined;
  isBeingMade: boolean;
  onRetry: () => void;
  homePath: string;
}

/** What stands in place of an invoice that is not here: being made, gone, failed or loading. */
export function InvoiceWait({ problem, isBeingMade, onRetry, homePath }: InvoiceWaitProps) {
  if (isBeingMade)
    return (
      <Page>
        <EmptyState icon={<Spinner />} title="The invoice is being made" hint="It is here in a moment." />
      </Page>
    );
  if (problem) {
    const isGone = problem.status === 404 || problem.status === 400;
    return (
      <Page>
        <FailedPart
          title={isGone ? 'This invoice is gone, or not yours to see.' : problem.error || LOAD_FAILED}
          onRetry={isGone ? undefined : onRetry}
          homeHref={homePath}
          homeLabel="Back to Invoices"
        />
      </Page>
    );
  }
  return (
    <Page aria-busy>
      <TwoColumn $right={380}>
        <Skeleton $height="480px" />
        <Skeleton $height="144px" />
      </TwoColumn>
    </Page>
  );
}
