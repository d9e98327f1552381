import { useSession } from '@washcoat/platform-sdk';
import { Card, EmptyState, formatSigned } from '@washcoat/ui';
import { Warehouse } from 'lucide-react';
import { AskedPart } from '../asked-part/asked-part';
import { useFacilityPricingQuery, useSetPricingMutation, type FacilityPricing } from './pricing.api';
import { PricingForm, type Trial } from './pricing-form';
import { usePricingForm } from './use-pricing-form';
import { maySetPrices } from './pricing-rights';
import { ValuesTable } from './values-table';

/** The tab of what prices differ by at each facility; partners read their own. */
export function FacilitiesTab({ onPreviewed }: { onPreviewed: () => void }) {
  return (
    <AskedPart title="Facilities" height="220px" asked={useFacilityPricingQuery({})}>
      {(data) => <FacilityForm pricing={data} onPreviewed={onPreviewed} />}
    </AskedPart>
  );
}

type Entry = Record<string, string>;

const nameOf = (index: number) => `facility${index}`;

function FacilityForm({ pricing, onPreviewed }: { pricing: FacilityPricing; onPreviewed: () => void }) {
  const maySet = maySetPrices(useSession());
  const [set] = useSetPricingMutation();
  const { list } = pricing;
  const inForce: Entry = Object.fromEntries(list.map(({ value }, index) => [nameOf(index), String(value)]));
  const form = usePricingForm<Entry>(
    Object.fromEntries(
      list.map(({ value, previewValue = value }, index) => [nameOf(index), String(previewValue)]),
    ),
  );
  const send = (typed: Entry, trial: Trial) => {
    const facilityValues = list.flatMap(({ facilityId, value, previewValue = value }, index) => {
      const entered = Number(typed[nameOf(index)]);
      return entered === previewValue ? [] : [{ facilityId, value: entered }];
    });
    return set({ ...trial, pricingType: 2, abcPrice: { facilityValues } }).unwrap();
  };
  return (
    <PricingForm form={form} standing={pricing} inForce={inForce} send={send} onPreviewed={onPreviewed}>
      <Card title="Facilities" note="Percent on every price at the facility" flush>
        {list.length === 0 ? (
          <EmptyState
            icon={<Warehouse size={20} />}
            title="No facilities yet"
            hint="Facilities are added under Facilities."
          />
        ) : (
          <ValuesTable
            title="Facility"
            valueTitle="Percent"
            most={4}
            whole
            suffix="%"
            readOnly={!maySet}
            rule={(value) => (value <= -100 ? 'Use more than −100 %' : undefined)}
            rows={list.map(({ name, value }, index) => ({
              name: nameOf(index),
              label: name,
              inForce: `${formatSigned(value)} %`,
            }))}
          />
        )}
      </Card>
    </PricingForm>
  );
}
