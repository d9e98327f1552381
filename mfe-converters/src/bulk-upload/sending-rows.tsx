import { useStore } from '@washcoat/platform-sdk';
import { breakpoints, Button, Card, Meter, useIsNarrow } from '@washcoat/ui';
import { FileSpreadsheet } from 'lucide-react';
import styled from 'styled-components';
import { sendAgain, sendingStore, stopSending } from './sendings.store';
import type { Sending } from './sendings.store';

const Row = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ theme }) => theme.space(3)};
  min-height: ${({ theme }) => theme.space(12)};
  padding: ${({ theme }) => `${theme.space(2)} ${theme.space(4)}`};
  ${({ theme }) => theme.font.tabular}

  & > svg {
    flex: none;
    color: ${({ theme }) => theme.color.text3};
  }
`;

const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Words = styled.div`
  flex: 1 1 ${({ theme }) => theme.space(48)};
  min-width: 0;
  overflow-wrap: anywhere;

  & > p {
    margin: 0 0 ${({ theme }) => theme.space(1)};
    ${({ theme }) => theme.text.t12}
    color: ${({ theme }) => theme.color.text2};
  }
  & > p[data-problem] {
    color: ${({ theme }) => theme.color.danger.text};
  }
`;

/** Files on their way to the service, and those that did not arrive. */
export function SendingRows() {
  const sendings = useStore(sendingStore);
  if (sendings.length === 0) return null;
  return (
    <Card title="On the way" note="You may leave this page" flush>
      <List>
        {sendings.map((sending) => (
          <SendingRow key={sending.sendingId} sending={sending} />
        ))}
      </List>
    </Card>
  );
}

function SendingRow({ sending }: { sending: Sending }) {
  const { title, share, problem } = sending;
  const size = useIsNarrow(breakpoints.drawer) ? 44 : 28;
  const percent = Math.round(share * 100);
  return (
    <Row>
      <FileSpreadsheet size={16} aria-hidden />
      <Words>
        <strong>{title}</strong>
        {problem ? (
          <p data-problem>{problem}</p>
        ) : (
          <p>{share < 1 ? `${percent} % sent` : 'Sent; the file is being looked at'}</p>
        )}
        {!problem && <Meter percent={percent} label={`Uploading ${title}`} />}
      </Words>
      {problem && (
        <Button size={size} onClick={() => sendAgain(sending)}>
          Try again
        </Button>
      )}
      <Button size={size} onClick={() => stopSending(sending)}>
        {problem ? 'Remove' : 'Stop upload'}
      </Button>
    </Row>
  );
}
