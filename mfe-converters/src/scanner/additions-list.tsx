import type { Product } from '@washcoat/contract-converters';
import type { LoadItem } from '@washcoat/contract-loads';
import type { Addition } from '@washcoat/platform-sdk/scanning';
import { Button, Card, Code, Money, formatNumber } from '@washcoat/ui';
import { RotateCw, Undo2 } from 'lucide-react';
import styled from 'styled-components';
import { weightOfPieces } from '../converter/wire-price';
import type { Scan } from './use-scan';

const MOST_LISTED = 10;

const Row = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto auto;
  align-items: center;
  gap: ${({ theme }) => `0 ${theme.space(3)}`};
  min-height: ${({ theme }) => theme.space(11)};
  padding: ${({ theme }) => `0 ${theme.space(2)} 0 ${theme.space(4)}`};
  border-top: 1px solid ${({ theme }) => theme.color.border};

  & > span {
    overflow-wrap: anywhere;
  }
  & > small {
    grid-column: 1 / -1;
    padding-bottom: ${({ theme }) => theme.space(2)};
    ${({ theme }) => theme.text.t12}
    color: ${({ theme }) => theme.color.danger.text};
  }
`;

const Muted = styled.span`
  ${({ theme }) => theme.text.t12}
  color: ${({ theme }) => theme.color.text2};
`;

const None = styled.p`
  padding: ${({ theme }) => theme.space(4)};
  color: ${({ theme }) => theme.color.text2};
`;

type Added = Addition<Product, LoadItem>;

function Amount({ step, result, isUnwanted }: Added) {
  if (step === 'failed') return <Muted>Not added</Muted>;
  if (step === 'leaving' || isUnwanted) return <Muted>Taking out</Muted>;
  if (step !== 'added') return <Muted>Adding</Muted>;
  return result?.total === undefined ? <span /> : <Money value={result.total} />;
}

function AdditionRow({ addition, scanner }: { addition: Added; scanner: Scan['scanner'] }) {
  const { id, item, quantity, step, problem, isUnwanted } = addition;
  return (
    <Row>
      <span>
        {formatNumber(quantity)} × <Code>{item.oem}</Code> <Muted>{weightOfPieces(item, quantity)}</Muted>
      </span>
      <Amount {...addition} />
      <span>
        {step === 'failed' && (
          <Button
            kind="quiet"
            icon={<RotateCw size={14} aria-hidden />}
            aria-label={`Add ${item.oem} again`}
            onClick={() => scanner.send({ is: 'sendAgain', addition: id })}
          >
            Try again
          </Button>
        )}
        <Button
          kind="quiet"
          icon={<Undo2 size={14} aria-hidden />}
          aria-label={`Undo ${item.oem}`}
          disabled={step === 'leaving' || isUnwanted}
          onClick={() => scanner.send({ is: 'takeBack', addition: id })}
        >
          Undo
        </Button>
      </span>
      {problem && <small role="alert">{problem}</small>}
    </Row>
  );
}

/** What went into the cart last, the newest first, and what did not get in; each with the way out again. */
export function AdditionsList({ scan: { state, scanner } }: { scan: Scan }) {
  const newest = state.additions.toReversed();
  const listed = newest.filter(({ step }, at) => at < MOST_LISTED || step !== 'added');
  return (
    <Card title="Added last" flush>
      {listed.length === 0 ? (
        <None>Nothing yet.</None>
      ) : (
        <ul aria-label="Added last">
          {listed.map((addition) => (
            <AdditionRow key={addition.id} addition={addition} scanner={scanner} />
          ))}
        </ul>
      )}
    </Card>
  );
}
