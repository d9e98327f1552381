import type { SettlementStatement } from '@washcoat/contract-settlement';
import { breakpoints, Card, DateText, StatusPill, useIsNarrow } from '@washcoat/ui';
import styled from 'styled-components';

const Head = styled.header`
  display: flex;
  align-items: center;
  justify-content: space-between;
  margin-bottom: ${({ theme }) => theme.space(3)};

  & > h2 {
    ${({ theme }) => theme.text.t16}
  }
`;

const Parties = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 200px), 1fr));
  gap: ${({ theme }) => `${theme.space(4)} ${theme.space(6)}`};
  overflow-wrap: anywhere;

  & h3 {
    ${({ theme }) => theme.text.t12}
    font-weight: 400;
    color: ${({ theme }) => theme.color.text3};
  }
  & strong {
    font-weight: 600;
  }
  & p {
    color: ${({ theme }) => theme.color.text2};
  }
`;

const Facts = styled.dl`
  display: grid;
  align-content: start;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 0 ${({ theme }) => theme.space(4)};

  & > dt {
    color: ${({ theme }) => theme.color.text3};
  }
  & > dd {
    ${({ theme }) => theme.font.tabular}
  }
`;

/** The title, who prepared the statement for whom, and the numbers and dates of the shipment. */
export function StatementHead({ statement }: { statement: SettlementStatement }) {
  const { preparedBy, preparedFor } = statement;
  const isPhone = useIsNarrow(breakpoints.phone);
  return (
    <Card>
      <Head>
        <h2>SETTLEMENT STATEMENT</h2>
        {isPhone && <StatusPill of="settlement" status={statement.isComplete ? 'completed' : 'open'} />}
      </Head>
      <Parties>
        <section>
          <h3>Prepared by</h3>
          <strong>{preparedBy.companyName}</strong>
          <p>{preparedBy.userName}</p>
          <p>{preparedBy.address}</p>
        </section>
        <section>
          <h3>Prepared for</h3>
          <strong>{preparedFor.companyName}</strong>
          <p>{preparedFor.address}</p>
          <p>{statement.facilityCity}</p>
        </section>
        <Facts>
          <dt>Settlement No</dt>
          <dd>{statement.settlementNo || 'None'}</dd>
          <dt>Contract No</dt>
          <dd>{statement.contractNo || 'None'}</dd>
          <dt>Shipment No</dt>
          <dd>{statement.shipmentNo || 'None'}</dd>
        </Facts>
        <Facts>
          <dt>Received Date</dt>
          <dd>
            <DateText value={statement.receivedDate} format="day" />
          </dd>
          <dt>Metal due date</dt>
          <dd>
            <DateText value={statement.metalDueDate} format="day" />
          </dd>
          <dt>Completed Date</dt>
          <dd>
            <DateText value={statement.completedDate} format="day" />
          </dd>
        </Facts>
      </Parties>
    </Card>
  );
}
