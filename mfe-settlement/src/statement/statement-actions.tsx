import type { SettlementStatement } from '@washcoat/contract-settlement';
import { type Action, asSpecified, navigate, openDownload, problemText } from '@washcoat/platform-sdk';
import { AskFirst, RecordActions, RecordMenu } from '@washcoat/platform-sdk/lists';
import { breakpoints, IconButton, toast, useIsNarrow } from '@washcoat/ui';
import { Download, FileDiff, Mail, Printer, X } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useLazySettlementPdfQuery, useMailStatementMutation } from '../settlement-list/settlements.api';

/** Under this width not all that can be done with a statement fits beside its heading. */
export const ROOM_FOR_ALL = 1680;

const PDF_FAILED = asSpecified.wentWrong;
const MAIL_FAILED = 'Unable to send.';

export interface StatementActionsProps {
  statement: SettlementStatement;
  /** Where the cross leads. */
  closePath: string;
}

/** Print, Export PDF, Mail, which asks first, and the cross. */
export function StatementActions({ statement, closePath }: StatementActionsProps) {
  const isPhone = useIsNarrow(breakpoints.phone);
  const isTight = useIsNarrow(ROOM_FOR_ALL) && !isPhone;
  const [getPdf, { isFetching }] = useLazySettlementPdfQuery();
  const [mail] = useMailStatementMutation();
  const [isMailing, setMailing] = useState(false);
  const actions = useMemo((): Action<SettlementStatement>[] => {
    const exportPdf = async (settlementId: string) => {
      const { data, error } = await getPdf({ settlementId });
      if (data) openDownload(data.link);
      else toast.error(problemText(error, PDF_FAILED));
    };
    return [
      {
        id: 'export-statement',
        of: 'row',
        label: 'Export PDF',
        icon: (size) => <Download size={size} />,
        shortcut: 'X',
        isMain: true,
        isBusyFor: () => isFetching,
        busyLabel: 'Preparing',
        right: () => true,
        nameFor: () => 'Export PDF',
        run: ({ settlementId }) => void exportPdf(settlementId),
      },
      {
        id: 'print-statement',
        of: 'row',
        label: 'Print',
        icon: (size) => <Printer size={size} />,
        shortcut: 'P',
        right: () => true,
        nameFor: () => 'Print',
        run: () => window.print(),
      },
      {
        id: 'refiner-statement',
        of: 'row',
        label: 'Refiner’s statement',
        icon: (size) => <FileDiff size={size} />,
        right: ({ canAccessSettlement }) => canAccessSettlement,
        nameFor: () => 'Refiner’s statement',
        run: ({ settlementId }) => navigate(`/settlement/diff/${settlementId}`),
      },
      {
        id: 'mail-statement',
        of: 'row',
        label: 'Mail',
        icon: (size) => <Mail size={size} />,
        right: () => true,
        nameFor: () => 'Mail',
        run: () => setMailing(true),
      },
    ];
  }, [getPdf, isFetching]);
  const [paper, rest] = useMemo(() => [actions.slice(0, 2), actions.slice(2)], [actions]);
  return (
    <>
      {isTight && <RecordMenu actions={rest} row={statement} label="Mail and more" />}
      <RecordActions actions={isTight ? paper : actions} row={statement} label="Statement" />
      <IconButton label="Close" size={isPhone ? 44 : 32} onClick={() => navigate(closePath)}>
        <X size={18} />
      </IconButton>
      {isMailing && (
        <AskFirst
          title="Mail statement"
          question={`Mail this statement to ${statement.companyName}?`}
          consequence={
            statement.isComplete
              ? 'The customer gets it as PDF.'
              : 'This settlement is open: the customer gets a draft of it as PDF.'
          }
          confirmLabel="Send mail"
          cancelLabel="Send nothing"
          kind="main"
          busyLabel="Sending"
          failed={MAIL_FAILED}
          run={() => mail({ settlementId: statement.settlementId }).unwrap()}
          onDone={() => setMailing(false)}
        />
      )}
    </>
  );
}
