import { useState } from 'react';
import { problemText } from '@washcoat/platform-sdk';
import { toast } from '@washcoat/ui';

/**
 * What becomes of a question's answer. `settle` takes what a mutation resolved to: a refusal stands in the dialog, with
 * the words `failed` where it brings none; an answer is said in a toast, with the words `done` where it brings none, and
 * `onDone` follows.
 */
export function useQuestion(failed: string, done = '') {
  const [problem, setProblem] = useState<string>();
  const settle = <Answer extends { message: string }>(
    { data, error }: { data?: Answer; error?: unknown },
    onDone: (answer: Answer) => void,
  ) => {
    setProblem(data ? undefined : problemText(error, failed));
    if (!data) return;
    toast.success(data.message || done);
    onDone(data);
  };
  return { problem, setProblem, settle };
}
