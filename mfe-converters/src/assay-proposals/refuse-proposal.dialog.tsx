import type { AssayProposalWhole } from '@washcoat/contract-converters';
import { useQuestion } from '@washcoat/platform-sdk/forms';
import { QuestionDialog, TextArea } from '@washcoat/ui';
import { useState } from 'react';
import { useRefuseAssaysMutation } from './assay-proposals.api';

const FAILED = 'Oops! Something went wrong. Please try again later';
const SAY_WHY = 'Please say why';
const LONGEST = 1000;

/** Asks why a proposal is refused. */
export function RefuseProposal({ proposal, onDone }: { proposal: AssayProposalWhole; onDone: () => void }) {
  const [refuse, { isLoading }] = useRefuseAssaysMutation();
  const [reason, setReason] = useState('');
  const { problem, setProblem, settle } = useQuestion(FAILED);
  const send = async () => {
    if (!reason.trim()) return setProblem(SAY_WHY);
    const { assayProposalId, version } = proposal;
    settle(await refuse({ assayProposalId, version, reason }), onDone);
  };
  return (
    <QuestionDialog
      title="Refuse the proposal"
      sentence={`The assays of ${proposal.family} stay as they are. Whoever looks at this settlement later reads why.`}
      submit={{ label: 'Refuse', busy: isLoading }}
      problem={problem}
      onSubmit={send}
      onClose={onDone}
    >
      <TextArea
        label="Reason"
        required
        maxLength={LONGEST}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
    </QuestionDialog>
  );
}
