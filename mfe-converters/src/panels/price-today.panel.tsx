import { panel, problemText } from '@washcoat/platform-sdk';
import { Card, FailedPart, formatMoney, Skeleton } from '@washcoat/ui';
import { store } from '../app/store';
import { useConverterQuery } from '../converter/converter.api';
import { pieceText } from '../converter/wire-price';
import { PriceTrust } from '../converter/price-trust';
import { PriceWaterfall } from '../converter-detail/price-waterfall';

const LOAD_FAILED = 'The price of today did not load.';

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** What a converter is worth today to a customer at a facility, step by step; nothing for those who see no prices. */
function PriceToday(props: Record<string, unknown>) {
  const productId = textOf(props.productId);
  const { data, error, isFetching, refetch } = useConverterQuery({
    productId,
    companyId: textOf(props.companyId) || undefined,
    facilityId: textOf(props.facilityId) || undefined,
    facilityCity: textOf(props.facilityName) || undefined,
  });
  if (error && !isFetching)
    return (
      <Card title="Today">
        <FailedPart title={problemText(error, LOAD_FAILED)} onRetry={() => void refetch()} plain />
      </Card>
    );
  if (!data) return <Skeleton $height="180px" />;
  if (!data.explanation) return null;
  return (
    <Card
      title="Today"
      note={['It would be offered at', formatMoney(data.offerPrice), pieceText(data)]
        .filter(Boolean)
        .join(' ')}
      action={<PriceTrust product={data} />}
      flush
    >
      <PriceWaterfall oem={`${data.oem} today`} explanation={data.explanation} />
    </Card>
  );
}

export default panel({ store, Panel: PriceToday });
