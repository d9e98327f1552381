import { TextButton } from '@washcoat/ui';
import { Check, Info, TriangleAlert } from 'lucide-react';
import styled from 'styled-components';
import { useVinFactsQuery } from './vehicle.api';
import type { VinFacts } from './vehicle.api';
import { VIN_LENGTH } from './vin-mask';

/** The maker stands in the first three characters; fewer say nothing of use. */
const FEWEST = 3;

/** Keeps its place, so that nothing below moves when the words come. */
const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ theme }) => `${theme.space(1)} ${theme.space(4)}`};
  min-height: ${({ theme }) => theme.space(5)};
  ${({ theme }) => theme.text.t12}
  color: ${({ theme }) => theme.color.text2};

  & > strong {
    color: ${({ theme }) => theme.color.text};
    font-weight: 600;
  }
`;

const Digit = styled.span<{ $tone: 'success' | 'warning' | 'neutral' }>`
  display: inline-flex;
  align-items: center;
  gap: ${({ theme }) => theme.space(1)};
  color: ${({ theme, $tone }) => theme.color[$tone].text};

  & > svg {
    flex: none;
  }
`;

/** What a VIN says: make, model, year, engine, country, and whether its check digit is right, which stops nothing. */
export function VinLine({ vin }: { vin: string }) {
  const { data, error, isFetching, refetch } = useVinFactsQuery({ vin }, { skip: vin.length < FEWEST });
  const facts = vin.length < FEWEST ? undefined : data;
  if (error && !isFetching && vin.length >= FEWEST) {
    return (
      <Line role="alert">
        The VIN could not be read. The search works all the same.
        <TextButton onClick={() => void refetch()}>Try again</TextButton>
      </Line>
    );
  }
  return (
    <Line role="status">
      {facts && (
        <>
          <strong>{vehicleName(facts)}</strong>
          {isModelOpen(facts) && (
            <Digit $tone="warning">
              <TriangleAlert size={14} aria-hidden />
              The model of this VIN is not known here: what is found is of the make and only a guess.
            </Digit>
          )}
          {facts.country && <span>{facts.country}</span>}
          <CheckDigit facts={facts} />
        </>
      )}
    </Line>
  );
}

/** A whole number of a known make that says no model. */
function isModelOpen({ isComplete, make, model }: VinFacts): boolean {
  return isComplete && make !== null && model === null;
}

function vehicleName({ year, make, model, engine }: VinFacts): string {
  const known = [year, make, model, engine].filter((word) => word !== null);
  return known.length > 0 ? known.join(' ') : 'This VIN says no make that is known here';
}

function CheckDigit({ facts: { vin, isComplete, isCheckDigitRight } }: { facts: VinFacts }) {
  if (!isComplete) {
    return (
      <span>
        {vin.length} of {VIN_LENGTH} characters
      </span>
    );
  }
  if (isCheckDigitRight === null) {
    return (
      <Digit $tone="neutral">
        <Info size={14} aria-hidden />
        No check digit to go by
      </Digit>
    );
  }
  return isCheckDigitRight ? (
    <Digit $tone="success">
      <Check size={14} aria-hidden />
      Check digit is right
    </Digit>
  ) : (
    <Digit $tone="warning">
      <TriangleAlert size={14} aria-hidden />
      Check digit does not match: look at the VIN again. It is searched for all the same.
    </Digit>
  );
}
