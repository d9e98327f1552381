import { Card, FieldGrid, formatNumber } from '@washcoat/ui';
import { AskedPart } from '../asked-part/asked-part';
import { NumberInput } from './number-input';
import { useGlobalPricing, useSetDefaultsMutation, type PricingDetail } from './pricing.api';
import { PricingForm, type Trial } from './pricing-form';
import { usePricingForm } from './use-pricing-form';

const fields = [
  { name: 'weight', label: 'Weight', suffix: 'g' },
  { name: 'pt', label: 'Platinum', suffix: 'ppm' },
  { name: 'pd', label: 'Palladium', suffix: 'ppm' },
  { name: 'rh', label: 'Rhodium', suffix: 'ppm' },
] as const;

type Entry = Record<(typeof fields)[number]['name'], string>;

/** The tab of the piece that stands in for converters without weight or assay. */
export function DefaultsTab({ onPreviewed }: { onPreviewed: () => void }) {
  return (
    <AskedPart title="Global defaults" height="96px" asked={useGlobalPricing()}>
      {(data) => <DefaultsForm detail={data} onPreviewed={onPreviewed} />}
    </AskedPart>
  );
}

function DefaultsForm({ detail, onPreviewed }: { detail: PricingDetail; onPreviewed: () => void }) {
  const [set] = useSetDefaultsMutation();
  const form = usePricingForm<Entry>(entryOf(detail.preview ?? detail));
  const send = (typed: Entry, trial: Trial) =>
    set({
      ...trial,
      weight: Number(typed.weight),
      pt: Number(typed.pt),
      pd: Number(typed.pd),
      rh: Number(typed.rh),
    }).unwrap();
  return (
    <PricingForm
      form={form}
      standing={detail}
      inForce={entryOf(detail)}
      send={send}
      onPreviewed={onPreviewed}
    >
      <Card title="Global defaults" note="Stand in for converters without weight or assay">
        <FieldGrid $min={140}>
          {fields.map(({ name, label, suffix }) => (
            <NumberInput
              key={name}
              {...{ name, label, suffix }}
              showLabel
              most={4}
              whole
              help={`in force ${formatNumber(detail.globalDefaults[name])}`}
            />
          ))}
        </FieldGrid>
      </Card>
    </PricingForm>
  );
}

function entryOf({ globalDefaults: { weight, pt, pd, rh } }: Pick<PricingDetail, 'globalDefaults'>): Entry {
  return { weight: String(weight), pt: String(pt), pd: String(pd), rh: String(rh) };
}
