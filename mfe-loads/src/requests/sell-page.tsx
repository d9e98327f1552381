import { problemText, useNavigate, usePageHeading, useSession } from '@washcoat/platform-sdk';
import { Button, Card, Page, Stack, toast } from '@washcoat/ui';
import { useAttemptKey } from '@washcoat/platform-sdk/forms';
import { useState } from 'react';
import styled from 'styled-components';
import { ownRequest } from './own-request';
import { useRequestLoadMutation } from './requests.api';

const REQUEST_FAILED = 'Something went wrong please try agian later';

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

/** How a customer on credits sells: with a grader on the line, or by asking for a quote. */
export function SellPage() {
  const { userId } = useSession();
  const navigate = useNavigate();
  const [request, { isLoading, originalArgs }] = useRequestLoadMutation();
  const { keyFor, renew } = useAttemptKey();
  const [problem, setProblem] = useState('');
  usePageHeading({ heading: 'SELL' });

  const ask = async (isRequestFromGradingSession: boolean) => {
    setProblem('');
    const key = keyFor(isRequestFromGradingSession);
    const result = await request({ isRequestFromGradingSession, key });
    if (result.error) {
      setProblem(problemText(result.error, REQUEST_FAILED));
      return;
    }
    const { loadId, message } = result.data;
    renew();
    toast.success(message);
    if (!isRequestFromGradingSession) {
      navigate(`/load/${loadId}`);
      return;
    }
    ownRequest.keep(userId, loadId);
    navigate('/loads/active-load');
  };
  const isAsking = (isGrading: boolean) =>
    isLoading && originalArgs?.isRequestFromGradingSession === isGrading;
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
      </Stack>
    </Page>
  );
}
