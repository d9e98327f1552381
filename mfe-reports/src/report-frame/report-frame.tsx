import type { ReactNode } from 'react';
import { usePageHeading } from '@washcoat/platform-sdk';
import { breakpoints, Page, Stack, Toolbar, useIsNarrow } from '@washcoat/ui';
import { OnScreen } from './printed-report';
import { ReportTabs } from './report-tabs';

export interface ReportFrameProps {
  /** The id of the report's tab; none for a page that is no tab. */
  tab?: string;
  heading: string;
  /** Buttons such as Download: of the top bar, on a phone over the report. */
  tools: ReactNode;
  children: ReactNode;
}

/** What every report stands in: heading, tab bar, then filters, chart and table. */
export function ReportFrame({ tab, heading, tools, children }: ReportFrameProps) {
  const isPhone = useIsNarrow(breakpoints.phone);
  usePageHeading({ heading, actions: !isPhone && tools });
  return (
    <Page>
      <Stack>
        <OnScreen>
          {tab && <ReportTabs current={tab} />}
          {isPhone && <Toolbar>{tools}</Toolbar>}
        </OnScreen>
        {children}
      </Stack>
    </Page>
  );
}
