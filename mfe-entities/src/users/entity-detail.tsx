import type { ReactNode } from 'react';
import type { Company } from '@washcoat/contract-entities';
import { usePageHeading } from '@washcoat/platform-sdk';
import { Page, Pill, Stack } from '@washcoat/ui';
import { CustomerPanel } from '../customers/customer-panel';

export interface EntityDetailProps {
  company: Company;
  backTo?: string;
  tabs: ReactNode;
}

/** What a company is. */
export function EntityDetail({ company, backTo, tabs }: EntityDetailProps) {
  usePageHeading({
    heading: company.companyName,
    backTo,
    status: company.isActive ? undefined : <Pill kind="neutral">Switched off</Pill>,
  });
  return (
    <Page>
      <Stack>
        {tabs}
        <CustomerPanel companyId={company.companyId} homeHref={backTo} />
      </Stack>
    </Page>
  );
}
