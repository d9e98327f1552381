import { Button, Card, Code, Money, formatNumber } from '@washcoat/ui';
import { Undo2 } from 'lucide-react';
import styled from 'styled-components';
import type { Scan } from './use-scan';

const Row = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto auto;
  align-items: center;
  gap: ${({ theme }) => theme.space(3)};
  min-height: ${({ theme }) => theme.space(11)};
  padding: ${({ theme }) => `0 ${theme.space(2)} 0 ${theme.space(4)}`};
  border-top: 1px solid ${({ theme }) => theme.color.border};

  & > span {
    overflow-wrap: anywhere;
  }
`;

const None = styled.p`
  padding: ${({ theme }) => theme.space(4)};
  color: ${({ theme }) => theme.color.text2};
`;

/** What went into the cart last, each with the way out again. */
export function AdditionsList({ scan: { additions, undo, isBusy } }: { scan: Scan }) {
  return (
    <Card title="Added last" flush>
      {additions.length === 0 ? (
        <None>Nothing yet.</None>
      ) : (
        <ul aria-label="Added last">
          {additions.map((item) => {
            const { itemId, oem, quantity, total } = item;
            return (
              <Row key={itemId}>
                <span>
                  {formatNumber(quantity)} × <Code>{oem}</Code>
                </span>
                {total !== undefined && <Money value={total} />}
                <Button
                  kind="quiet"
                  icon={<Undo2 size={14} aria-hidden />}
                  aria-label={`Undo ${oem}`}
                  disabled={isBusy}
                  onClick={() => void undo(item)}
                >
                  Undo
                </Button>
              </Row>
            );
          })}
        </ul>
      )}
    </Card>
  );
}
