import { navigate, openDownload, problemText } from '@washcoat/platform-sdk';
import { breakpoints, Button, IconButton, Menu, toast, useIsNarrow } from '@washcoat/ui';
import { Download, Ellipsis, Printer, X } from 'lucide-react';
import { useLazySettlementPdfQuery } from '../settlement-list/settlements.api';

const PDF_FAILED = 'Something went wrong please try agian later';

export interface StatementActionsProps {
  settlementId: string;
  /** Where the cross leads. */
  closePath: string;
}

/** Print, Export PDF and the cross; on a phone the first two lie behind the dots. */
export function StatementActions({ settlementId, closePath }: StatementActionsProps) {
  const isPhone = useIsNarrow(breakpoints.phone);
  const [getPdf, { isFetching }] = useLazySettlementPdfQuery();
  const exportPdf = async () => {
    const { data, error } = await getPdf({ settlementId });
    if (data) openDownload(data.link);
    else toast.error(problemText(error, PDF_FAILED));
  };
  const close = (
    <IconButton label="Close" size={isPhone ? 44 : 32} onClick={() => navigate(closePath)}>
      <X size={18} />
    </IconButton>
  );
  if (isPhone)
    return (
      <>
        <Menu
          label="Statement"
          trigger={
            <IconButton label="More" size={44} busy={isFetching}>
              <Ellipsis size={18} />
            </IconButton>
          }
          entries={[
            { label: 'Export PDF', icon: <Download size={16} />, onSelect: () => void exportPdf() },
            { label: 'Print', icon: <Printer size={16} />, onSelect: () => window.print() },
          ]}
        />
        {close}
      </>
    );
  return (
    <>
      <Button icon={<Printer size={14} />} onClick={() => window.print()}>
        Print
      </Button>
      <Button
        kind="main"
        icon={<Download size={14} />}
        busy={isFetching}
        busyLabel="Preparing"
        onClick={() => void exportPdf()}
      >
        Export PDF
      </Button>
      {close}
    </>
  );
}
