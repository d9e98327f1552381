import { ExplainedPrice } from '@washcoat/ui';
import type { ConverterDetail } from '../converter/converter.api';

type Explanation = NonNullable<ConverterDetail['explanation']>;

/** How a price came about, step by step from market to offer. */
export function PriceWaterfall({ oem, explanation }: { oem: string; explanation: Explanation }) {
  return <ExplainedPrice label={`How the price of ${oem} came about`} lines={explanation} />;
}
