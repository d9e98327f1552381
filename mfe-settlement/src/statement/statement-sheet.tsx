import type { SettlementStatement } from '@washcoat/contract-settlement';
import { lightTheme, PaperPage, Stack } from '@washcoat/ui';
import styled, { ThemeProvider, useTheme } from 'styled-components';
import { ChargeTable } from './charge-table';
import { HedgeTable } from './hedge-table';
import { LotTable } from './lot-table';
import { MetalReturnTable } from './metal-return-table';
import { StatementHead } from './statement-head';
import { StatementSums } from './statement-sums';
import { useIsPrinting } from './use-is-printing';
import { ProcessedTable, WeighedTable } from './weight-tables';

const Sheet = styled.article`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space(3)};

  @media print {
    zoom: 0.6;
    color: ${({ theme }) => theme.color.paperInk};
  }
`;

const Pair = styled.div<{ $columns: string }>`
  display: grid;
  grid-template-columns: ${({ $columns }) => $columns};
  align-items: start;
  gap: ${({ theme }) => theme.space(3)};

  @media screen and (max-width: 1279.98px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** The statement on one dense sheet: everything is plain text, the settlement amount is the only large figure. */
export function StatementSheet({ statement }: { statement: SettlementStatement }) {
  const theme = useTheme();
  const isPrinting = useIsPrinting();
  return (
    <ThemeProvider theme={isPrinting ? lightTheme : theme}>
      <PaperPage />
      <Sheet aria-label="Settlement statement">
        <StatementHead statement={statement} />
        <Pair $columns="minmax(0, 1fr) minmax(0, 1.15fr)">
          <WeighedTable statement={statement} />
          <ProcessedTable statement={statement} />
        </Pair>
        <Pair $columns="minmax(0, 1fr) minmax(0, 1.15fr)">
          <HedgeTable statement={statement} />
          <LotTable statement={statement} />
        </Pair>
        <Pair $columns="minmax(0, 1.55fr) minmax(0, 1fr)">
          <Stack $gap={3}>
            <MetalReturnTable statement={statement} />
            <StatementSums statement={statement} />
          </Stack>
          <ChargeTable statement={statement} />
        </Pair>
      </Sheet>
    </ThemeProvider>
  );
}
