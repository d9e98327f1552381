import { breakpoints, Button, ExportMenu, IconButton, useIsNarrow } from '@washcoat/ui';
import { ColumnChooser, type ColumnChooserProps } from '@washcoat/ui/data-grid';
import { Printer } from 'lucide-react';
import { ReportViews } from '../report-mails/report-views';
import { useReportFile, type AskFile } from './use-report-file';

export interface ReportToolsProps {
  /** Of the table; also the name of its saved views. */
  storageKey: string;
  columns: ColumnChooserProps['columns'];
  ask: AskFile;
}

/** What can be done with a report as it is shown: open and save a view, choose columns (cards have none), print it, download it. */
export function ReportTools({ storageKey, columns, ask }: ReportToolsProps) {
  const isPhone = useIsNarrow(breakpoints.phone);
  const { isBusy, onExport } = useReportFile(storageKey, ask);
  return (
    <>
      <ReportViews screen={storageKey} />
      {!isPhone && <ColumnChooser storageKey={storageKey} columns={columns} />}
      {isPhone ? (
        <IconButton label="Print" size={44} icon={<Printer size={18} />} onClick={() => window.print()} />
      ) : (
        <Button size={32} icon={<Printer size={14} />} onClick={() => window.print()}>
          Print
        </Button>
      )}
      <ExportMenu label="Download" onExport={onExport} isBusy={isBusy} />
    </>
  );
}
