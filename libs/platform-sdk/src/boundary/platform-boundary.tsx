import { Component } from 'react';
import type { ReactNode } from 'react';
import { FailedPart, Skeleton } from '@washcoat/ui';
import { Surroundings } from './boundary-surroundings';
import { reportIncident } from './incident';

export interface PlatformBoundaryProps {
  /** What failed, in the words of the menu: Settlement. */
  name: string;
  version?: string;
  /** A page shows a panel with Try again; a slot stays empty, because the page around it works. */
  kind?: 'page' | 'slot';
  /** Where Home leads. */
  homeHref?: string;
  /** What stands here while the code is on its way. */
  waiting?: ReactNode;
  children: ReactNode;
}

interface BoundaryState {
  hasFailed: boolean;
  /** Known as soon as the failure was written to the log. */
  incidentId?: string;
  attempt: object;
}

const newAttempt = (): BoundaryState => ({ hasFailed: false, incidentId: undefined, attempt: {} });

/** Keeps a failure inside: whatever throws or does not load below costs this part only. */
export class PlatformBoundary extends Component<PlatformBoundaryProps, BoundaryState> {
  override state = newAttempt();

  static getDerivedStateFromError(): Pick<BoundaryState, 'hasFailed'> {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown): void {
    const { id } = reportIncident(this.props.name, this.props.version, error);
    this.setState({ incidentId: id });
  }

  private readonly tryAgain = () => this.setState(newAttempt());

  override render(): ReactNode {
    const { name, version, kind = 'page', homeHref = '/', waiting, children } = this.props;
    if (!this.state.hasFailed) {
      const pause = waiting ?? (kind === 'page' ? <Skeleton $height="120px" /> : null);
      return <Surroundings value={{ attempt: this.state.attempt, waiting: pause }}>{children}</Surroundings>;
    }
    if (kind === 'slot') return null;
    return (
      <FailedPart
        title={`${name} did not load`}
        detail={`The rest of Washcoat works. Your entries on other pages are safe.${version ? ` Version ${version}.` : ''}`}
        incidentId={this.state.incidentId}
        onRetry={this.tryAgain}
        homeHref={homeHref}
        homeLabel="Home"
      />
    );
  }
}
