import { marketSourceWords } from '@washcoat/contract-kernel';
import { DateText } from '@washcoat/ui';
import { RefreshCw, Tag } from 'lucide-react';
import styled from 'styled-components';
import type { ConverterList } from './converter.api';

const Line = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ theme }) => `${theme.space(1)} ${theme.space(2)}`};
  margin: 0;
  overflow-x: clip;
  ${({ theme }) => theme.text.t12}
  color: ${({ theme }) => theme.color.text2};

  & > svg {
    flex: none;
  }
  & b {
    font-weight: 600;
  }
`;

const Updating = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${({ theme }) => theme.space(1)};
  margin-left: auto;
`;

/** The dot stands before the second half of a line, and is cut off where that half stands on a line of its own. */
const Since = styled.span`
  position: relative;

  &::before {
    position: absolute;
    left: -${({ theme }) => theme.space(1.5)};
    content: '·' / '';
  }
`;

interface PricedForProps {
  pricedFor: ConverterList['pricedFor'];
  isUpdating: boolean;
}

/** For whom a list is priced and with which prices, because facility and customer change numbers, not rows. */
export function PricedFor({ pricedFor, isUpdating }: PricedForProps) {
  if (!pricedFor && !isUpdating) return null;
  return (
    <Line>
      {pricedFor && <Words pricedFor={pricedFor} />}
      {isUpdating && (
        <Updating role="status">
          <RefreshCw size={12} aria-hidden /> Updating
        </Updating>
      )}
    </Line>
  );
}

function Words({ pricedFor }: { pricedFor: NonNullable<ConverterList['pricedFor']> }) {
  const { companyName, facilityCity, appliedAt, appliedBy, marketSource } = pricedFor;
  return (
    <>
      <Tag size={14} aria-hidden />
      <span>
        Priced
        {companyName && (
          <>
            {' '}
            for <b>{companyName}</b>
          </>
        )}
        {facilityCity && (
          <>
            {' '}
            at <b>{facilityCity}</b>
          </>
        )}
        {!companyName && !facilityCity && ' for no customer and no facility'}
      </span>
      <Since>
        Prices of <DateText value={appliedAt} format="moment" />
        {appliedBy && `, applied by ${appliedBy}`}
        {marketSource && (
          <>
            , market {marketSourceWords[marketSource.kind]} on{' '}
            <DateText value={marketSource.at} format="moment" />
          </>
        )}
      </Since>
    </>
  );
}
