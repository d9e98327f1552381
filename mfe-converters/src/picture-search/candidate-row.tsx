import { hrefTo } from '@washcoat/platform-sdk';
import { breakpoints, Button, Code, LinkButton, Money, Pill, useIsNarrow, tellApart } from '@washcoat/ui';
import { CircleDollarSign, ShoppingCart } from 'lucide-react';
import styled from 'styled-components';
import { CodeMarks } from '../converter/converter-marks';
import { makeAndModel } from '../converter/converter-name';
import { ConverterPicture } from '../converter/converter-picture';
import type { ConverterRights } from '../converter/converter-rights';
import type { Candidate } from './picture-search.api';
import { certaintyWords, reasonWords } from './picture-words';

const Row = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${({ theme }) => theme.space(3)};
  align-items: start;
  padding: ${({ theme }) => `${theme.space(3)} 0`};
  border-top: 1px solid ${({ theme }) => theme.color.border};
`;

const Facts = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space(1)};
  min-width: 0;
`;

const Between = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${({ theme }) => `${theme.space(1)} ${theme.space(2)}`};
`;

const Beside = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ theme }) => theme.space(2)};
  min-width: 0;
`;

const Small = styled.span`
  ${({ theme }) => theme.text.t12}
  color: ${({ theme }) => theme.color.text2};
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space(2)};
  margin-top: ${({ theme }) => theme.space(1)};

  @media (max-width: 719.98px) {
    grid-column: 1 / -1;
  }
`;

/** What can be done with a converter that a photo may show. */
export interface CandidateActions {
  hrefOf: (candidate: Candidate) => string;
  showPrices: (candidate: Candidate) => void;
  addToCart: (candidate: Candidate) => void;
}

export interface CandidateRowProps {
  candidate: Candidate;
  rights: ConverterRights;
  actions: CandidateActions;
}

/** A converter that a photo may show: what it is, how certain that is and why, and what can be done with it. */
export function CandidateRow({ candidate, rights, actions }: CandidateRowProps) {
  const isPhone = useIsNarrow(breakpoints.phone);
  const { word, kind } = certaintyWords(candidate);
  const size = useIsNarrow(breakpoints.drawer) ? 44 : 28;
  const { oem, offerPrice } = candidate;
  const buttons = (
    <Actions>
      <LinkButton size={size} aria-label={`Open ${oem}`} {...hrefTo(actions.hrefOf(candidate))}>
        Open
      </LinkButton>
      {rights.prices && (
        <Button
          size={size}
          icon={<CircleDollarSign size={14} />}
          aria-label={`Show prices of ${oem}`}
          onClick={() => actions.showPrices(candidate)}
        >
          Prices
        </Button>
      )}
      {rights.addToCart && (
        <Button
          size={size}
          icon={<ShoppingCart size={14} />}
          aria-label={`Add to cart: ${oem}`}
          onClick={() => actions.addToCart(candidate)}
        >
          Add to cart
        </Button>
      )}
    </Actions>
  );
  return (
    <Row>
      <ConverterPicture product={candidate} size={88} />
      <Facts>
        <Between>
          <Beside>
            <Code>{oem}</Code>
            <CodeMarks product={candidate} />
            <Pill kind={kind}>{word}</Pill>
          </Beside>
          {offerPrice !== undefined && <Money value={offerPrice} bold />}
        </Between>
        <span>{makeAndModel(candidate)}</span>
        <Small>{tellApart(candidate)}</Small>
        <Small>{reasonWords(candidate)}</Small>
        {!isPhone && buttons}
      </Facts>
      {isPhone && buttons}
    </Row>
  );
}
