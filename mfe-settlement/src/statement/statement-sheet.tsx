import type { SettlementStatement } from '@washcoat/contract-settlement';
import { statementSheet, statementSheetStyle } from '@washcoat/paper/settlement-statement';
import { breakpoints, installationZone, Paper } from '@washcoat/ui';
import { useMemo } from 'react';
import styled from 'styled-components';

/** The paper on the screen, smaller where it would not fit as a whole; on real paper it is as large as the PDF is. */
const Sheet = styled.article`
  max-width: 1324px;
  margin: 0 auto;
  padding: 63px;
  background: ${({ theme }) => theme.color.paper};
  box-shadow: ${({ theme }) => theme.shadow.s3};
  color-scheme: light;
  ${statementSheetStyle}

  @media screen and (max-width: ${breakpoints.wide - 0.02}px) {
    padding: ${({ theme }) => theme.space(9)};
    zoom: 0.7;
  }
  @media screen and (max-width: ${breakpoints.phone - 0.02}px) {
    padding: ${({ theme }) => `${theme.space(5)} ${theme.space(4)}`};
    zoom: 1;
  }
  @media print {
    max-width: none;
    padding: 0;
    box-shadow: none;
    zoom: 0.6;
  }
`;

/** The statement as it is printed, exported and mailed: its markup is written by the renderer of them all. */
export function StatementSheet({ statement }: { statement: SettlementStatement }) {
  const sheet = useMemo(
    // What was entered is escaped by the renderer, which is tried with markup in every field.
    () => ({ __html: statementSheet(statement, installationZone()).text }),
    [statement],
  );
  return (
    <Paper>
      <Sheet aria-label="Settlement statement" dangerouslySetInnerHTML={sheet} />
    </Paper>
  );
}
