import type { SettlementStatement } from '@washcoat/contract-settlement';
import { navigate, openDownload, problemText, type Action } from '@washcoat/platform-sdk';
import { RecordActions } from '@washcoat/platform-sdk/lists';
import { breakpoints, IconButton, toast, useIsNarrow } from '@washcoat/ui';
import { Download, FileDiff, Mail, Printer, X } from 'lucide-react';
import { useMemo } from 'react';
import { useLazySettlementPdfQuery, useMailStatementMutation } from '../settlement-list/settlements.api';

const PDF_FAILED = 'Something went wrong please try agian later';
const MAIL_FAILED = 'Unable to send.';

export interface StatementActionsProps {
  statement: SettlementStatement;
  /** Where the cross leads. */
  closePath: string;
}

/** Print, Export PDF, Mail and the cross. */
export function StatementActions({ statement, closePath }: StatementActionsProps) {
  const isPhone = useIsNarrow(breakpoints.phone);
  const [getPdf, { isFetching }] = useLazySettlementPdfQuery();
  const [mail, { isLoading: isMailing }] = useMailStatementMutation();
  const actions = useMemo((): Action<SettlementStatement>[] => {
    const exportPdf = async (settlementId: string) => {
      const { data, error } = await getPdf({ settlementId });
      if (data) openDownload(data.link);
      else toast.error(problemText(error, PDF_FAILED));
    };
    const mailTo = async (settlementId: string) => {
      const { data, error } = await mail({ settlementId });
      if (data) toast.success(data.message);
      else toast.error(problemText(error, MAIL_FAILED));
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
        isBusyFor: () => isMailing,
        busyLabel: 'Sending',
        right: () => true,
        nameFor: () => 'Mail',
        run: ({ settlementId }) => void mailTo(settlementId),
      },
    ];
  }, [getPdf, isFetching, mail, isMailing]);
  return (
    <>
      <RecordActions actions={actions} row={statement} label="Statement" />
      <IconButton label="Close" size={isPhone ? 44 : 32} onClick={() => navigate(closePath)}>
        <X size={18} />
      </IconButton>
    </>
  );
}
