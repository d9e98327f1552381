import { hrefTo } from '@washcoat/platform-sdk';
import { Card, EmptyState, FailedPart, LinkButton } from '@washcoat/ui';
import { CircleSlash } from 'lucide-react';
import type { LookupProblem } from './use-lookup';

const LAPSED = "You don't have enough credits for lookup. kindly buy more credit";

/** Stands where the results were: what went wrong with a lookup, and the way on. */
export function LookupProblemNotice({ problem, onRetry }: { problem: LookupProblem; onRetry: () => void }) {
  return (
    <Card>
      {problem.isLapsed ? (
        <div role="alert">
          <EmptyState
            icon={<CircleSlash size={20} />}
            title={LAPSED}
            action={
              <LinkButton kind="main" {...hrefTo('/payment')}>
                Go to subscription
              </LinkButton>
            }
          />
        </div>
      ) : (
        <FailedPart title={problem.text} onRetry={onRetry} retryLabel="Back to the results" plain />
      )}
    </Card>
  );
}
