import { assayProposalAccept, type AssayProposalWhole } from '@washcoat/contract-converters';
import { allows } from '@washcoat/contract-kernel';
import type { Action, Session } from '@washcoat/platform-sdk';
import { AskFirst, RecordActions } from '@washcoat/platform-sdk/lists';
import { formatCount } from '@washcoat/ui';
import { Check, RefreshCw, Undo2, X } from 'lucide-react';
import { useMemo, useState } from 'react';
import {
  useAcceptAssaysMutation,
  useRenewAssaysMutation,
  useUndoAssaysMutation,
} from './assay-proposals.api';
import { RefuseProposal } from './refuse-proposal.dialog';

type Question = 'accept' | 'refuse' | 'undo' | 'renew';

/** A question, and the proposal as it stood when it was asked: what others do meanwhile is not decided with it. */
interface AskedOf {
  question: Question;
  proposal: AssayProposalWhole;
}

const mayDecide = (session: Session) => allows(assayProposalAccept.access, session);

/** What can be done with an opened proposal: accepting, refusing or working out an open one again, undoing an accepted one. */
function actionsOn(ask: (asked: AskedOf) => void): Action<AssayProposalWhole>[] {
  const nameFor = ({ family }: AssayProposalWhole) => family;
  const ofOpen = (session: Session, { status }: AssayProposalWhole) =>
    mayDecide(session) && status === 'open';
  return [
    {
      ...{ of: 'row', id: 'accept-assays', label: 'Accept', shortcut: 'A', isMain: true, nameFor },
      icon: (size) => <Check size={size} />,
      right: ofOpen,
      run: (proposal: AssayProposalWhole) => ask({ question: 'accept', proposal }),
    },
    {
      ...{ of: 'row', id: 'renew-assays', label: 'Work out again', nameFor },
      icon: (size) => <RefreshCw size={size} />,
      right: ofOpen,
      run: (proposal: AssayProposalWhole) => ask({ question: 'renew', proposal }),
    },
    {
      ...{ of: 'row', id: 'refuse-assays', label: 'Refuse', nameFor },
      icon: (size) => <X size={size} />,
      right: ofOpen,
      run: (proposal: AssayProposalWhole) => ask({ question: 'refuse', proposal }),
    },
    {
      ...{ of: 'row', id: 'undo-assays', label: 'Undo', isMain: true, nameFor },
      icon: (size) => <Undo2 size={size} />,
      right: (session: Session, { status }: AssayProposalWhole) =>
        mayDecide(session) && status === 'accepted',
      run: (proposal: AssayProposalWhole) => ask({ question: 'undo', proposal }),
    },
  ];
}

/** The decision about a proposal, and what is asked before it. */
export function ProposalActions({ proposal }: { proposal: AssayProposalWhole }) {
  const [asked, setAsked] = useState<AskedOf | null>(null);
  const actions = useMemo(() => actionsOn(setAsked), []);
  return (
    <>
      <RecordActions actions={actions} row={proposal} label="Proposal" />
      {asked && <Asked {...asked} onDone={() => setAsked(null)} />}
    </>
  );
}

interface AskedProps extends AskedOf {
  onDone: () => void;
}

function Asked({ question, proposal, onDone }: AskedProps) {
  const [accept] = useAcceptAssaysMutation();
  const [undo] = useUndoAssaysMutation();
  const [renew] = useRenewAssaysMutation();
  const { assayProposalId, version, lines, family } = proposal;
  const decided = { assayProposalId, version };
  const converters = formatCount(lines.length, 'converter');
  if (question === 'refuse') return <RefuseProposal proposal={proposal} onDone={onDone} />;
  if (question === 'accept')
    return (
      <AskFirst
        title="Accept the assays"
        question={`Give ${converters} of ${family} the proposed assays?`}
        consequence="Prices change with them at once. It stands in the history of each converter, and can be undone."
        confirmLabel="Accept"
        kind="main"
        busyLabel="Accepting"
        run={() => accept(decided).unwrap()}
        onDone={onDone}
      />
    );
  if (question === 'undo')
    return (
      <AskFirst
        title="Undo the assays"
        question={`Give ${converters} of ${family} the assays back that they had?`}
        consequence="Prices change back with them at once."
        confirmLabel="Undo"
        cancelLabel="Leave them"
        busyLabel="Undoing"
        run={() => undo(decided).unwrap()}
        onDone={onDone}
      />
    );
  return (
    <AskFirst
      title="Work out again"
      question={`Work the proposal out again with the catalogue as it is now?`}
      confirmLabel="Work out again"
      kind="main"
      busyLabel="Working it out"
      run={() => renew(decided).unwrap()}
      onDone={onDone}
    />
  );
}
