import { useState } from 'react';
import type { ReactNode } from 'react';
import type { WholeCompany } from '@washcoat/contract-entities';
import { usePageHeading } from '@washcoat/platform-sdk';
import { Page, Stack } from '@washcoat/ui';
import { PricingForm } from './pricing-form';

export interface EntityPricingProps {
  company: WholeCompany;
  /** The company as stored now. */
  readAgain: () => Promise<WholeCompany>;
  backTo?: string;
  tabs: ReactNode;
}

/** The pricing tab of a company: what it pays less, in all facilities and in single ones. */
export function EntityPricing({ company, readAgain, backTo, tabs }: EntityPricingProps) {
  const [saved, setSaved] = useState(company);
  usePageHeading({ heading: company.companyName, backTo });
  const show = async () => setSaved(await readAgain());
  return (
    <Page>
      <Stack>
        {tabs}
        <PricingForm key={saved.version} company={saved} readAgain={readAgain} onSaved={() => void show()} />
      </Stack>
    </Page>
  );
}
