import type { Load } from '@washcoat/contract-loads';
import { hrefTo } from '@washcoat/platform-sdk';
import { Button, formatRelative, touchArea } from '@washcoat/ui';
import { Video } from 'lucide-react';
import styled from 'styled-components';
import { useAcceptRequest } from '../requests/use-accept-request';
import { personName } from './person-name';

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

export interface GradingRequestBarProps {
  request: Load;
  /** Where the other requests stand that wait; null where they are seen or there are none. */
  others: { text: string; href: string } | null;
  onView: (request: Load) => void;
  onAccepted: (request: Load) => void;
  onClose: (request: Load) => void;
}

/** Somebody waits for a grader. It stands over the list and blocks nothing, so it is no dialog: the keys of the list work on. */
export function GradingRequestBar({ request, others, onView, onAccepted, onClose }: GradingRequestBarProps) {
  const { accept, isAccepting } = useAcceptRequest();
  const takeIt = async () => {
    if (await accept(request)) onAccepted(request);
  };
  return (
    <Bar aria-label={`Grading request of ${request.companyName}`}>
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
      </p>
      <Button onClick={() => onView(request)}>VIEW LOAD REQUEST</Button>
      <Button kind="main" busy={isAccepting} busyLabel="Accepting" onClick={() => void takeIt()}>
        ACCEPT REQUEST NOW
      </Button>
      <Button kind="quiet" onClick={() => onClose(request)}>
        CLOSE
      </Button>
    </Bar>
  );
}
