import { SavedViews } from '@washcoat/platform-sdk';
import { breakpoints, ExportMenu, useIsNarrow } from '@washcoat/ui';
import { ColumnChooser, type ColumnChooserProps } from '@washcoat/ui/data-grid';
import { useReportFile, type AskFile, type FileColumns } from './use-report-file';

export interface ReportToolsProps {
  /** Of the table; also the name of its saved views. */
  storageKey: string;
  columns: ColumnChooserProps['columns'];
  ask: AskFile;
  inFile?: FileColumns;
}

/** What can be done with a report as it is shown: open and save a view, choose columns (cards have none), download it. */
export function ReportTools({ storageKey, columns, ask, inFile }: ReportToolsProps) {
  const isPhone = useIsNarrow(breakpoints.phone);
  const { isBusy, onExport } = useReportFile(storageKey, ask, inFile);
  return (
    <>
      <SavedViews screen={storageKey} />
      {!isPhone && <ColumnChooser storageKey={storageKey} columns={columns} />}
      <ExportMenu label="Download" onExport={onExport} isBusy={isBusy} />
    </>
  );
}
