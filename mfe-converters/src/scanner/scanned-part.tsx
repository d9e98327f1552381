import type { Product } from '@washcoat/contract-converters';
import { Button, Card, Code, KeyCap, breakpoints, formatMoney, useIsNarrow, tellApart } from '@washcoat/ui';
import styled from 'styled-components';
import { AssayLine } from '../converter/assay-line';
import { CodeMarks } from '../converter/converter-marks';
import { makeAndModel } from '../converter/converter-name';
import { ConverterPicture } from '../converter/converter-picture';
import { PriceTrust } from '../converter/price-trust';
import { PieceNote } from '../converter/wire-price';

const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
  gap: ${({ theme }) => theme.space(6)};
  align-items: center;

  @media (max-width: ${breakpoints.phone - 0.02}px) {
    grid-template-columns: auto minmax(0, 1fr);
    gap: ${({ theme }) => theme.space(3)};
  }
`;

const Facts = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space(2)};
  min-width: 0;
`;

/** Read from where the scale stands. */
const big = `font-weight: 600; letter-spacing: -0.025em; overflow-wrap: anywhere;`;

const Name = styled.h2`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space(3)};
  font-size: ${({ theme }) => theme.space(12)};
  line-height: ${({ theme }) => theme.space(14)};
  ${big}

  @media (max-width: ${breakpoints.phone - 0.02}px) {
    ${({ theme }) => theme.text.t24}
  }
`;

const Kind = styled.p`
  ${({ theme }) => theme.text.t20}

  @media (max-width: ${breakpoints.phone - 0.02}px) {
    ${({ theme }) => theme.text.t14}
  }
`;

const Apart = styled.p`
  ${({ theme }) => theme.text.t14}
  color: ${({ theme }) => theme.color.text2};
`;

const Offer = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ theme }) => `${theme.space(2)} ${theme.space(4)}`};

  & > strong {
    font-size: ${({ theme }) => theme.space(12)};
    line-height: ${({ theme }) => theme.space(14)};
    ${({ theme }) => theme.font.tabular}
    ${big}
  }
  @media (max-width: ${breakpoints.phone - 0.02}px) {
    & > strong {
      ${({ theme }) => theme.text.t32}
    }
  }
`;

/** The part that the next key adds: code, make, picture, what tells it apart, and what is offered for it. */
export function ScannedPart({ part, onExplain }: { part: Product; onExplain: () => void }) {
  const isPhone = useIsNarrow(breakpoints.phone);
  const { oem, offerPrice } = part;
  return (
    <Card aria-label="Scanned part">
      <Parts>
        <ConverterPicture product={part} size={isPhone ? 88 : 'full'} />
        <Facts>
          <Name>
            <Code>{oem}</Code>
            <CodeMarks product={part} />
          </Name>
          <Kind>{makeAndModel(part)}</Kind>
          <Apart>{tellApart(part)}</Apart>
          <AssayLine product={part} />
          {offerPrice !== undefined && (
            <>
              <Offer>
                <strong>{formatMoney(offerPrice)}</strong>
                <PieceNote product={part} />
                <Button size={isPhone ? 44 : 32} onClick={onExplain}>
                  Why this price {!isPhone && <KeyCap aria-hidden>F2</KeyCap>}
                </Button>
              </Offer>
              <PriceTrust product={part} />
            </>
          )}
        </Facts>
      </Parts>
    </Card>
  );
}
