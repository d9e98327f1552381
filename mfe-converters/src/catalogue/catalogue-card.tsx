import type { Product } from '@washcoat/contract-converters';
import { Fragment } from 'react';
import { FactList, TypePill, formatMoney } from '@washcoat/ui';
import type { Action } from '@washcoat/platform-sdk';
import { CardHead, RowMenu } from '@washcoat/platform-sdk/lists';
import { CodeMarks } from '../converter/converter-marks';
import { makeAndModel } from '../converter/converter-name';
import { apartOf } from '../converter/tell-apart';
import { ConverterPicture } from '../converter/converter-picture';
import { pricesOf } from '../converter/price-names';
import { PriceButton } from '../price-popup/price-button';
import type { CatalogueRights } from './catalogue-rights';
import { ActiveSwitch, TestSwitch } from './converter-switches';

/** The prices that keepers of the catalogue look after. */
const kept = new Set(['Calculated', 'Override']);

export interface CatalogueCardProps {
  product: Product;
  rights: CatalogueRights;
  actions: readonly Action<Product>[];
}

/** A converter of the catalogue on a phone. */
export function CatalogueCard({ product, rights, actions }: CatalogueCardProps) {
  return (
    <>
      <CardHead>
        <ConverterPicture product={product} size={48} />
        <strong>
          {product.oem} <CodeMarks product={product} />
        </strong>
        <RowMenu actions={actions} row={product} name={product.oem} size={44} />
      </CardHead>
      <FactList>
        <dt>Make, description</dt>
        <dd>{[makeAndModel(product), apartOf(product)].filter(Boolean).join(' · ') || 'None'}</dd>
        <dt>Type</dt>
        <dd>
          <TypePill type={product.typeName} />
        </dd>
        {pricesOf(product)
          .filter(({ name }) => kept.has(name))
          .map(({ name, value, digits }) => (
            <Fragment key={name}>
              <dt>{name}</dt>
              <dd>
                <PriceButton product={product} name={name} value={value}>
                  {formatMoney(value, digits)}
                </PriceButton>
              </dd>
            </Fragment>
          ))}
        {rights.edit && (
          <>
            <dt>Active</dt>
            <dd>
              <ActiveSwitch product={product} />
            </dd>
          </>
        )}
        {rights.markForTest && (
          <>
            <dt>Mark for test</dt>
            <dd>
              <TestSwitch product={product} />
            </dd>
          </>
        )}
      </FactList>
    </>
  );
}
