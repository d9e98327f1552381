import { Waterfall } from '@washcoat/ui';
import type { WaterfallStep } from '@washcoat/ui';
import type { ConverterDetail } from '../converter/converter.api';

type Explanation = NonNullable<ConverterDetail['explanation']>;

function roleOf({ kind, step }: Explanation[number]): WaterfallStep['role'] {
  if (kind === 'change') return undefined;
  return step === 'market' ? 'start' : step === 'offer' ? 'result' : 'subtotal';
}

function waterfallSteps(explanation: Explanation): WaterfallStep[] {
  return explanation.map((line) => ({
    id: line.step,
    name: line.label,
    reason: line.reason,
    price: line.after,
    change: line.kind === 'change' ? line.change : undefined,
    role: roleOf(line),
  }));
}

/** How a price came about, step by step from market to offer. */
export function PriceWaterfall({ oem, explanation }: { oem: string; explanation: Explanation }) {
  return <Waterfall label={`How the price of ${oem} came about`} steps={waterfallSteps(explanation)} />;
}
