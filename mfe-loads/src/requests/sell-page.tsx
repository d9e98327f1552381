import { usePageHeading } from '@washcoat/platform-sdk';
import { Button, Card, Page, Stack } from '@washcoat/ui';
import styled from 'styled-components';
import { OwnSales } from './own-sales';
import { useLoadRequest } from './use-load-request';

const Choices = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 280px), 1fr));
  gap: ${({ theme }) => theme.space(4)};
  max-width: 760px;
`;

const Words = styled.p`
  color: ${({ theme }) => theme.color.text2};
`;

const Problem = styled.p.attrs({ role: 'alert' })`
  color: ${({ theme }) => theme.color.danger.text};
`;

/** A seller's home: a grader on the line or a quote, and below what was asked for, with what waits for the seller first. */
export function SellPage() {
  const { ask, isAsking, problem } = useLoadRequest();
  usePageHeading({ heading: 'SELL' });
  return (
    <Page>
      <Stack>
        {problem && <Problem>{problem}</Problem>}
        <Choices>
          <Card title="With a grader">
            <Stack>
              <Words>A grader looks at your converters with you and builds the cart.</Words>
              <Button
                kind="main"
                size={44}
                wide
                busy={isAsking(true)}
                busyLabel="Sending"
                onClick={() => void ask(true)}
              >
                REQUEST A GRADING SESSION
              </Button>
            </Stack>
          </Card>
          <Card title="By yourself">
            <Stack>
              <Words>Put your converters on a list; a buyer answers with a quote.</Words>
              <Button
                size={44}
                wide
                busy={isAsking(false)}
                busyLabel="Sending"
                onClick={() => void ask(false)}
              >
                REQUEST A QUOTE
              </Button>
            </Stack>
          </Card>
        </Choices>
        <OwnSales />
      </Stack>
    </Page>
  );
}
