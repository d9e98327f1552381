import type { Product } from '@washcoat/contract-converters';
import type { Action } from '@washcoat/platform-sdk';
import { CardHead, RowMenu } from '@washcoat/platform-sdk/lists';
import { Code, FactList, formatMoney, formatSigned } from '@washcoat/ui';
import { Fragment } from 'react';

/** A converter with its prices, on a phone. */
export function PriceCard({ product, actions }: { product: Product; actions: readonly Action<Product>[] }) {
  const { oem, description, calculatedPrice, price, listedPrice, previewPrice, difference } = product;
  // What the reader is not told is absent; an override price that is not set is null.
  const told = (name: string, value: number | null | undefined): [string, string][] =>
    value === undefined ? [] : [[name, formatMoney(value)]];
  const facts: [string, string][] = [
    ['Description', description || 'None'],
    ...told('Calculated', calculatedPrice),
    ...told('Override Price', price),
    ...told('Listed', listedPrice),
    ...(previewPrice === undefined
      ? []
      : [['Preview', `${formatMoney(previewPrice)} (${formatSigned(difference)})`] as [string, string]]),
  ];
  return (
    <>
      <CardHead>
        <strong>
          <Code>{oem}</Code>
        </strong>
        <RowMenu actions={actions} row={product} name={oem} size={44} />
      </CardHead>
      <FactList>
        {facts.map(([name, value]) => (
          <Fragment key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </Fragment>
        ))}
      </FactList>
    </>
  );
}
