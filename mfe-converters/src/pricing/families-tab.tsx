import { useSession } from '@washcoat/platform-sdk';
import { Card, EmptyState, formatSigned, Segment } from '@washcoat/ui';
import { Shapes } from 'lucide-react';
import { useState } from 'react';
import { AskedPart } from '../asked-part/asked-part';
import { useFamilyPricingQuery, useSetPricingMutation, type FamilyPricing } from './pricing.api';
import { PricingForm, type Trial } from './pricing-form';
import { usePricingForm } from './use-pricing-form';
import { maySetPrices } from './pricing-rights';
import { ValuesTable } from './values-table';

const units = [
  { value: 'percent', label: '%' },
  { value: 'dollars', label: '$' },
] as const;

/** The tab of what prices of each family are changed by, in percent or dollars. */
export function FamiliesTab({ onPreviewed }: { onPreviewed: () => void }) {
  return (
    <AskedPart title="Families" height="220px" asked={useFamilyPricingQuery({})}>
      {(data) => <FamilyForm pricing={data} onPreviewed={onPreviewed} />}
    </AskedPart>
  );
}

type Entry = Record<string, string>;

const nameOf = (index: number) => `family${index}`;

function FamilyForm({ pricing, onPreviewed }: { pricing: FamilyPricing; onPreviewed: () => void }) {
  const maySet = maySetPrices(useSession());
  const [set] = useSetPricingMutation();
  const { list, isPercentage, previewIsPercentage = isPercentage } = pricing;
  const [chosen, setChosen] = useState<boolean | null>(null);
  const isPercent = chosen ?? previewIsPercentage;
  const inForce: Entry = Object.fromEntries(list.map(({ value }, index) => [nameOf(index), String(value)]));
  const form = usePricingForm<Entry>(
    Object.fromEntries(
      list.map(({ value, previewValue = value }, index) => [nameOf(index), String(previewValue)]),
    ),
  );
  const send = (typed: Entry, trial: Trial) => {
    const changed = list.flatMap(({ family, value, previewValue = value }, index) => {
      const entered = Number(typed[nameOf(index)]);
      return entered === previewValue ? [] : [[family, entered] as const];
    });
    const families = Object.fromEntries(changed);
    return set({
      ...trial,
      pricingType: 3,
      abcPrice: { families, familiesIsPercentage: isPercent },
    }).unwrap();
  };
  const unit = isPercentage ? '%' : '$';
  return (
    <PricingForm form={form} standing={pricing} inForce={inForce} send={send} onPreviewed={onPreviewed}>
      <Card
        title="Families"
        note={isPercent ? 'Percent on calculated prices' : 'Dollars on calculated prices'}
        flush
        action={
          maySet && (
            <Segment
              label="Families are changed in"
              value={isPercent ? 'percent' : 'dollars'}
              onChange={(value) => setChosen(value === 'percent')}
              parts={units}
            />
          )
        }
      >
        {list.length === 0 ? (
          <EmptyState
            icon={<Shapes size={20} />}
            title="No families yet"
            hint="A family is entered with a converter."
          />
        ) : (
          <ValuesTable
            title="Family"
            valueTitle={isPercent ? 'Percent' : 'Dollars'}
            most={5}
            suffix={isPercent ? '%' : '$'}
            readOnly={!maySet}
            rule={(value) => (isPercent && value <= -100 ? 'Use more than −100 %' : undefined)}
            rows={list.map(({ family, value }, index) => ({
              name: nameOf(index),
              label: family,
              inForce: `${formatSigned(value)} ${unit}`,
            }))}
          />
        )}
      </Card>
    </PricingForm>
  );
}
