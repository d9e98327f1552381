import type { Product } from '@washcoat/contract-converters';
import { Decimal } from '@washcoat/metals';
import { Card, FactList, formatMoney, formatNumber, percentSign } from '@washcoat/ui';

/** A rule of the converter's own, signed as it changes the listed price. */
interface Rule {
  /** Null when there is none; undefined when the user may not see it. */
  value: number | null | undefined;
  isPercentage: boolean | undefined;
}

const MINUS = '\u2212';

const signed = (value: Decimal, text: (size: string) => string) =>
  `${value.isNegative() ? MINUS : '+'}${text(value.abs().toFixed())}`;

/** How a price comes about from the listed one: by its rule, or by how far it is away for those who see no rules. */
function reasonOf(listed: number, price: number, { value, isPercentage = true }: Rule): string {
  const change = value === undefined ? new Decimal(price).minus(listed) : new Decimal(value ?? 0);
  if (change.isZero()) return 'As listed';
  const text = (size: string) =>
    value !== undefined && isPercentage ? formatNumber(size) + percentSign : formatMoney(size);
  return `Listed ${formatMoney(listed)}, ${signed(change, text)}`;
}

const negated = (value: number | null | undefined) => (typeof value === 'number' ? 0 - value : value);

/** Scheme and alt1, which branch off the listed price, and how. Nothing for those who see no prices. */
export function BesidePrices({ product }: { product: Product }) {
  const { listedPrice, schemePice, alt1Price } = product;
  if (listedPrice === undefined || schemePice === undefined || alt1Price === undefined) return null;
  const prices = [
    {
      name: 'Scheme',
      price: schemePice,
      rule: { value: negated(product.schemeDisc), isPercentage: product.schemeDiscIsPercentage },
    },
    {
      name: 'Alt1',
      price: alt1Price,
      rule: { value: product.price2Modifier, isPercentage: product.price2ModifierIsPercentage },
    },
  ];
  const isNothing = product.isWithoutMetal === true && listedPrice === 0;
  return (
    <Card title="Beside the listed price">
      <FactList aria-label="Beside the listed price">
        {prices.map(({ name, price, rule }) => [
          <dt key={name}>{name}</dt>,
          <dd key={`${name}-price`}>
            <strong>{formatMoney(price)}</strong>{' '}
            {isNothing ? 'Without precious metal' : reasonOf(listedPrice, price, rule)}
          </dd>,
        ])}
      </FactList>
    </Card>
  );
}
