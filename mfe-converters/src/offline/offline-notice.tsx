import { Notice, formatDate } from '@washcoat/ui';
import { WifiOff } from 'lucide-react';
import type { ReactNode } from 'react';

/** Filters that need the server, as a sentence. */
function ignoredText(ignored: readonly string[]): string {
  if (ignored.length === 0) return '';
  const names = ignored.length > 1 ? `${ignored.slice(0, -1).join(', ')} and ${ignored.at(-1)}` : ignored[0];
  return ` Filters left out until the connection is back: ${names}.`;
}

export interface OfflineNoticeProps {
  /** When the newest of what is shown was loaded, as ISO text. */
  until: string;
  /** Whether prices are shown. */
  withPrices: boolean;
  ignored?: readonly string[];
  /** What is shown: Results are. */
  subject?: string;
  /** Stands at the end. */
  children?: ReactNode;
}

/** Says that there is no connection and how old what is shown is. */
export function OfflineNotice(props: OfflineNoticeProps) {
  const { until, withPrices, ignored = [], subject = 'Results are', children } = props;
  return (
    <Notice tone="warning" role="status" icon={<WifiOff size={16} aria-hidden />}>
      You are offline. {subject} from what was loaded here until {formatDate(until, 'recent')}
      {withPrices ? '; prices may have moved.' : '.'}
      {ignoredText(ignored)}
      {children}
    </Notice>
  );
}
