import { asSpecified, problemText, useNavigate, useSession } from '@washcoat/platform-sdk';
import { useAttemptKey } from '@washcoat/platform-sdk/forms';
import { toast } from '@washcoat/ui';
import { useCallback, useState } from 'react';
import { ownRequest } from './own-request';
import { useRequestLoadMutation } from './requests.api';

const REQUEST_FAILED = asSpecified.wentWrong;

/** Asks for a grading session or a quote for the own company, and leads to what comes of it. */
export function useLoadRequest() {
  const { userId } = useSession();
  const navigate = useNavigate();
  const [request, { isLoading, originalArgs }] = useRequestLoadMutation();
  const { keyFor, renew } = useAttemptKey();
  const [problem, setProblem] = useState('');
  const ask = useCallback(
    async (isRequestFromGradingSession: boolean) => {
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
    },
    [request, keyFor, renew, userId, navigate],
  );
  return {
    ask,
    problem,
    isAsking: (isGrading: boolean) => isLoading && originalArgs?.isRequestFromGradingSession === isGrading,
  };
}
