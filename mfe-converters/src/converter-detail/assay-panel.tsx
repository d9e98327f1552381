import type { Product } from '@washcoat/contract-converters';
import { Decimal, OUNCE_GRAMS } from '@washcoat/metals';
import {
  Card,
  FigureTable,
  MetalMarker,
  OutlinePill,
  Ounces,
  Pill,
  Ppm,
  formatWeight,
  metalOrder,
} from '@washcoat/ui';
import { assayOf } from '../converter/assay-line';

/** Troy ounces of a metal in one piece: grams · ppm / 1,000,000 / 31.1034768. Null without weight or assay. */
function ouncesIn(grams: number | null | undefined, ppm: number | null | undefined): string | null {
  if (typeof grams !== 'number' || typeof ppm !== 'number') return null;
  return new Decimal(grams).times(ppm).div(1_000_000).div(OUNCE_GRAMS).toString();
}

function testsText(count: number): string {
  return count === 1 ? '1 test' : `${count} tests`;
}

/** Weight, ppm and ounces of a piece. The server omits them for those who may not see assays, and nothing is drawn. */
export function AssayPanel({ product }: { product: Product }) {
  const { subweight, testCount, isDefaultAssay, isWithoutMetal } = product;
  if (subweight === undefined && product.ptAssay === undefined) return null;
  const muted = isDefaultAssay ? true : undefined;
  return (
    <Card
      title="Assay"
      note={typeof subweight === 'number' ? `${formatWeight(subweight, 'g')} per piece` : undefined}
      action={
        <>
          {isWithoutMetal && (
            <Pill kind="warning" plain>
              Without precious metal
            </Pill>
          )}
          {isDefaultAssay && (
            <Pill kind="warning" plain>
              Default
            </Pill>
          )}
          {testCount !== undefined && <OutlinePill>{testsText(testCount)}</OutlinePill>}
        </>
      }
      flush
    >
      <FigureTable aria-label="Assay">
        <thead>
          <tr>
            <th scope="col">Metal</th>
            <th scope="col">ppm</th>
            <th scope="col">oz</th>
          </tr>
        </thead>
        <tbody>
          {metalOrder.map((metal) => (
            <tr key={metal}>
              <th scope="row">
                <MetalMarker metal={metal} label="name" />
              </th>
              <td>
                <Ppm value={assayOf(product, metal)} bare muted={muted} />
              </td>
              <td>
                <Ounces value={ouncesIn(subweight, assayOf(product, metal))} bare muted />
              </td>
            </tr>
          ))}
        </tbody>
      </FigureTable>
    </Card>
  );
}
