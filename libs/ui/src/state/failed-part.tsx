import { RefreshCw, Unplug } from 'lucide-react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { Button } from '../button/button';
import { LinkButton } from '../button/link-button';
import { StateBlock, StateButtons, StateIcon } from './state-block';

export interface FailedPartProps {
  /** What did not load: Settlement did not load. */
  title: string;
  /** What is safe and what to do. */
  detail?: ReactNode;
  /** The number of the incident; copied with the details, never shown alone. */
  incidentId?: string;
  onRetry?: () => void;
  retryLabel?: string;
  /** The way out, when there is nothing to retry. */
  homeHref?: string;
  homeLabel?: string;
  /** Leaves the dashed edge away, inside something that has an edge. */
  plain?: boolean;
}

/** A part of the page that failed, while the rest works. */
export function FailedPart(props: FailedPartProps) {
  const {
    title,
    detail = 'The rest of Washcoat works.',
    incidentId,
    onRetry,
    retryLabel = 'Try again',
  } = props;
  const { homeHref, homeLabel = 'Back to start', plain = false } = props;
  const [copied, setCopied] = useState<'not-yet' | 'done' | 'refused'>('not-yet');
  const copy = async () => {
    const text = `${title}. Incident ${incidentId ?? 'unknown'}. ${new Date().toISOString()} ${window.location.href}`;
    try {
      await navigator.clipboard.writeText(text);
      setCopied('done');
    } catch {
      setCopied('refused');
    }
  };
  const copyWords = { 'not-yet': 'Copy details', done: 'Copied', refused: 'Copying is not allowed' } as const;
  return (
    <StateBlock role="alert" $dashed={!plain}>
      <StateIcon $warning>
        <Unplug size={20} />
      </StateIcon>
      <h2>{title}</h2>
      <p>{detail}</p>
      {incidentId && <small>Incident {incidentId}</small>}
      <StateButtons>
        {onRetry && (
          <Button kind="main" icon={<RefreshCw size={14} />} onClick={onRetry}>
            {retryLabel}
          </Button>
        )}
        {homeHref && <LinkButton href={homeHref}>{homeLabel}</LinkButton>}
        {incidentId && <Button onClick={() => void copy()}>{copyWords[copied]}</Button>}
      </StateButtons>
    </StateBlock>
  );
}
