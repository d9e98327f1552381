import { Button, Card, FailedPart, HiddenText, ProgressLine, Skeleton } from '@washcoat/ui';
import styled from 'styled-components';
import { useConverterRights } from '../converter/converter-rights';
import { ChooseCard } from './choose-card';
import { ConverterCard } from './converter-card';
import type { ResultsProps } from './results';

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(208px, 1fr));
  gap: ${({ theme }) => theme.space(3)};
  margin: 0;
  padding: 0;
  list-style: none;

  & > li {
    display: grid;
    min-width: 0;
  }
  @media (max-width: 719.98px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${({ theme }) => theme.space(2)};
  }
`;

const Region = styled.section`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space(3)};
`;

const Notice = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space(3)};
  padding: ${({ theme }) => `${theme.space(2)} ${theme.space(4)}`};
  border-radius: ${({ theme }) => theme.radius.field};
  background: ${({ theme }) => theme.color.danger.soft};
  color: ${({ theme }) => theme.color.danger.text};
`;

const ghosts = Array.from({ length: 10 }, (_, index) => index);

/** The results as pictures, in the order of the table. */
export function ConverterCards(props: Omit<ResultsProps, 'view'>) {
  const { rows, isLoading, isUpdating, error, onRetry, empty, footer, actions, hrefOf, selection } = props;
  const { addToCart } = useConverterRights();
  if (isLoading) {
    return (
      <Region aria-label="Converters" aria-busy>
        <HiddenText role="status">Loading Converters</HiddenText>
        <Grid>
          {ghosts.map((ghost) => (
            <li key={ghost}>
              <Card>
                <Skeleton $height="120px" />
              </Card>
            </li>
          ))}
        </Grid>
      </Region>
    );
  }
  if (rows.length === 0) {
    return <Card>{error ? <FailedPart title={error} onRetry={onRetry} plain /> : empty}</Card>;
  }
  return (
    <Region aria-label="Converters" aria-busy={isUpdating}>
      {isUpdating && <ProgressLine />}
      {error && (
        <Notice role="alert">
          {error}
          <Button size={28} onClick={onRetry}>
            Try again
          </Button>
        </Notice>
      )}
      <Grid>
        {rows.map((product) => (
          <li key={product.productId}>
            <ConverterCard
              product={product}
              href={hrefOf(product)}
              onOpen={actions.open}
              onAddToCart={addToCart ? actions.addToCart : undefined}
              choice={selection && <ChooseCard product={product} selection={selection} />}
            />
          </li>
        ))}
      </Grid>
      <Card flush>{footer}</Card>
    </Region>
  );
}
