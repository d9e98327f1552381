import type { Product } from '@washcoat/contract-converters';
import { DateText, Money, formatMoney, formatSigned, percentSign } from '@washcoat/ui';
import styled from 'styled-components';
import type { PriceHistory } from '../converter/converter.api';
import { PriceButton } from '../price-popup/price-button';

const Range = styled.dl`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${({ theme }) => `${theme.space(1)} ${theme.space(2)}`};
  margin: 0;
  padding: ${({ theme }) => `${theme.space(2)} ${theme.space(4)}`};
  ${({ theme }) => theme.text.t12}
  ${({ theme }) => theme.font.tabular}

  & > div {
    display: flex;
    gap: ${({ theme }) => theme.space(1)};
  }
  & dt {
    color: ${({ theme }) => theme.color.text2};
  }
  & dd {
    margin: 0;
    font-weight: 600;
  }
`;

const Scroller = styled.div.attrs({ tabIndex: 0, role: 'region', 'aria-label': 'Every price change' })`
  max-height: 224px;
  overflow-y: auto;
  border-top: 1px solid ${({ theme }) => theme.color.border};

  &:focus-visible {
    outline-offset: -2px;
  }
`;

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  ${({ theme }) => theme.text.t12}
  ${({ theme }) => theme.font.tabular}

  & th,
  & td {
    height: 30px;
    padding: ${({ theme }) => `0 ${theme.space(1.5)} 0 0`};
    text-align: right;
    white-space: nowrap;
  }
  & th {
    position: sticky;
    top: 0;
    background: ${({ theme }) => theme.color.sunken};
    color: ${({ theme }) => theme.color.text2};
    font-weight: 500;
  }
  & th:first-child,
  & td:first-child {
    padding-left: ${({ theme }) => theme.space(4)};
    text-align: left;
  }
  & th:last-child,
  & td:last-child {
    padding-right: ${({ theme }) => theme.space(2)};
  }
  & tbody tr {
    border-top: 1px solid ${({ theme }) => theme.color.border};
  }
`;

/** A change against the row before, in percent with three decimals; blank where there is none: at the oldest row. */
export function changeText(changePercent: number | null): string {
  return changePercent === null ? '' : formatSigned(changePercent, 3) + percentSign;
}

/** High, average and low, and each change of the price, newest first; each price opens how it came about that day. */
export function PriceChanges({ product, history }: { product: Product; history: PriceHistory }) {
  const { high, average, low, list } = history;
  return (
    <>
      <Range>
        <div>
          <dt>High</dt>
          <dd>{formatMoney(high)}</dd>
        </div>
        <div>
          <dt>Average</dt>
          <dd>{formatMoney(average)}</dd>
        </div>
        <div>
          <dt>Low</dt>
          <dd>{formatMoney(low)}</dd>
        </div>
      </Range>
      <Scroller>
        <Table>
          <thead>
            <tr>
              <th scope="col">Date</th>
              <th scope="col">Listed</th>
              <th scope="col">Offer</th>
              <th scope="col">Change</th>
            </tr>
          </thead>
          <tbody>
            {list.map(({ date, abListPrice, abPublishPrice, changePercent }) => (
              <tr key={date}>
                <td>
                  <DateText value={date} format="day" />
                </td>
                <td>
                  <PastPrice product={product} day={date} name="Listed" value={abListPrice} />
                </td>
                <td>
                  <PastPrice product={product} day={date} name="Offer" value={abPublishPrice} />
                </td>
                <td>{changeText(changePercent)}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      </Scroller>
    </>
  );
}

function PastPrice(props: { product: Product; day: string; name: string; value: number }) {
  const { product, ...record } = props;
  return (
    <PriceButton product={product} name={record.name} value={record.value} record={record}>
      <Money value={record.value} />
    </PriceButton>
  );
}
