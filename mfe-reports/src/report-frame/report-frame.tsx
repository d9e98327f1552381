import type { ReactNode } from 'react';
import { usePageHeading } from '@washcoat/platform-sdk';
import { Page, Stack } from '@washcoat/ui';
import { ReportTabs } from './report-tabs';

export interface ReportFrameProps {
  /** The id of the report's tab; none for a page that is no tab. */
  tab?: string;
  heading: string;
  /** Buttons of the top bar, such as Download. */
  actions?: ReactNode;
  children: ReactNode;
}

/** What every report stands in: heading, tab bar, then filters, chart and table. */
export function ReportFrame({ tab, heading, actions, children }: ReportFrameProps) {
  usePageHeading({ heading, actions });
  return (
    <Page>
      <Stack>
        {tab && <ReportTabs current={tab} />}
        {children}
      </Stack>
    </Page>
  );
}
