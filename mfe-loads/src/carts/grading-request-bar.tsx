import type { Load } from '@washcoat/contract-loads';
import { hrefTo, problemText } from '@washcoat/platform-sdk';
import { Button, formatRelative, toast, touchArea } from '@washcoat/ui';
import { Video } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { useAcceptRequestMutation } from './carts.api';
import { personName } from './person-name';

const ACCEPT_FAILED = 'Something went wrong please try agian later';

const Bar = styled.section`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ theme }) => theme.space(3)};
  padding: ${({ theme }) => `${theme.space(3)} ${theme.space(4)}`};
  border: 1px solid ${({ theme }) => theme.color.info.line};
  border-radius: ${({ theme }) => theme.radius.card};
  background: ${({ theme }) => theme.color.info.soft};

  & > svg {
    flex: none;
    color: ${({ theme }) => theme.color.info.text};
  }
  & > p {
    flex: 1 1 260px;
    color: ${({ theme }) => theme.color.text2};
  }
  & strong {
    color: ${({ theme }) => theme.color.text};
  }
  & a {
    ${touchArea}
  }
`;

const Problem = styled.span.attrs({ role: 'alert' })`
  display: block;
  color: ${({ theme }) => theme.color.danger.text};
`;

export interface GradingRequestBarProps {
  request: Load;
  /** Where the other requests stand that wait; null where they are seen or there are none. */
  others: { text: string; href: string } | null;
  onView: (request: Load) => void;
  onAccepted: (request: Load) => void;
  onClose: (request: Load) => void;
}

/** Somebody waits for a grader. A dialog that does not block the list under it. */
export function GradingRequestBar({ request, others, onView, onAccepted, onClose }: GradingRequestBarProps) {
  const [accept, { isLoading }] = useAcceptRequestMutation();
  const [problem, setProblem] = useState('');
  const takeIt = async () => {
    setProblem('');
    const result = await accept({ loadId: request.loadId });
    if (result.error) {
      setProblem(problemText(result.error, ACCEPT_FAILED));
      return;
    }
    toast.success(result.data.message);
    onAccepted(request);
  };
  return (
    <Bar role="dialog" aria-label={`Grading request of ${request.companyName}`}>
      <Video size={18} aria-hidden />
      <p>
        <strong>{request.companyName} requests a grading session</strong>
        {' · '}
        {[personName(request.firstName, request.lastName), request.city].filter(Boolean).join(', ')}
        {' · waiting '}
        {formatRelative(request.createdDate)}
        {others && (
          <>
            {' · '}
            <a {...hrefTo(others.href)}>{others.text}</a>
          </>
        )}
        {problem && <Problem>{problem}</Problem>}
      </p>
      <Button onClick={() => onView(request)}>VIEW LOAD REQUEST</Button>
      <Button kind="main" busy={isLoading} busyLabel="Accepting" onClick={() => void takeIt()}>
        ACCEPT REQUEST NOW
      </Button>
      <Button kind="quiet" onClick={() => onClose(request)}>
        CLOSE
      </Button>
    </Bar>
  );
}
