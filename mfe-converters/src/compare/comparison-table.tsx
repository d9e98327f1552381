import { HiddenText, MetalMarker, OutlinePill, Skeleton } from '@washcoat/ui';
import type { IdentifySearch } from '../identify/identify-search';
import { comparedFacts } from './compared-facts';
import { PriceButton } from '../price-popup/price-button';
import { ComparedHead } from './compared-head';
import { FactName, Scroller, Sheet, Value } from './comparison-style';
import type { Compared } from './use-compared';

export interface ComparisonTableProps {
  compared: readonly Compared[];
  search: IdentifySearch;
  /** Leaves a converter out; absent when only two are left. */
  onRemove?: (productId: string) => void;
}

/** Converters as columns, facts as rows; scrolls sideways by itself, the names of the facts stay. */
export function ComparisonTable({ compared, search, onRemove }: ComparisonTableProps) {
  const facts = comparedFacts(compared.map(({ converter }) => converter));
  return (
    <Scroller role="region" aria-label="Comparison" tabIndex={0}>
      <Sheet>
        <thead>
          <tr>
            <td>
              <HiddenText>Fact</HiddenText>
            </td>
            {compared.map((one) => (
              <ComparedHead key={one.productId} compared={one} search={search} onRemove={onRemove} />
            ))}
          </tr>
        </thead>
        <tbody>
          {facts.map(({ name, metal, isNumber, price, texts, differs }) => (
            <tr key={metal ?? name}>
              <th scope="row">
                <FactName>
                  {metal ? <MetalMarker metal={metal} label="name" /> : name}
                  {differs && <OutlinePill>Differs</OutlinePill>}
                </FactName>
              </th>
              {compared.map(({ productId, converter, problem }, index) => (
                <Value key={productId} $isNumber={isNumber} $differs={differs}>
                  {price && converter ? (
                    <PriceButton product={converter} name={name} value={converter[price]}>
                      {texts[index]}
                    </PriceButton>
                  ) : (
                    (texts[index] ?? (problem ? null : <Skeleton $width="60%" />))
                  )}
                </Value>
              ))}
            </tr>
          ))}
        </tbody>
      </Sheet>
    </Scroller>
  );
}
