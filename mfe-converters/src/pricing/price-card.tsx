import type { Product } from '@washcoat/contract-converters';
import type { Action } from '@washcoat/platform-sdk';
import { RowMenu } from '@washcoat/platform-sdk/lists';
import { Card, Code, FactList, formatMoney, formatSigned } from '@washcoat/ui';

/** A converter with its prices, on a phone. */
export function PriceCard({ product, actions }: { product: Product; actions: readonly Action<Product>[] }) {
  const { oem, description, calculatedPrice, price, listedPrice, previewPrice, difference } = product;
  // What the reader is not told is absent; an override price that is not set is null.
  const told = (name: string, value: number | null | undefined): [string, string][] =>
    value === undefined ? [] : [[name, formatMoney(value)]];
  const facts: [string, string][] = [
    ...told('Calculated', calculatedPrice),
    ...told('Override Price', price),
    ...told('Listed', listedPrice),
    ...(previewPrice === undefined
      ? []
      : [['Preview', `${formatMoney(previewPrice)} (${formatSigned(difference)})`] as [string, string]]),
  ];
  return (
    <Card
      title={<Code>{oem}</Code>}
      note={description}
      action={<RowMenu actions={actions} row={product} name={oem} size={44} />}
    >
      <FactList>
        {facts.map(([name, value]) => (
          <div key={name} style={{ display: 'contents' }}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </FactList>
    </Card>
  );
}
