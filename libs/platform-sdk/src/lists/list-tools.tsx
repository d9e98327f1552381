import { SavedViews, type SavedViewsProps } from '@washcoat/platform-sdk';
import { breakpoints, ExportMenu, useIsNarrow } from '@washcoat/ui';
import { ColumnChooser, type ColumnChooserProps } from '@washcoat/ui/data-grid';
import { DownloadAction } from './download-action';
import { useExport, type ExportChoice } from './use-export';

export interface ListToolsProps {
  /** Of the table; also the name of its saved views. */
  storageKey: string;
  columns: ColumnChooserProps['columns'];
  /** Makes the link of an export; rejects with the problem. */
  ask: (choice: ExportChoice) => Promise<{ link: string }>;
  /** A list of one record has no views of its own. */
  withoutViews?: boolean;
  /** Every export is the same file, whatever is shown: a button in place of the menu. */
  isOneFile?: boolean;
  /** Nothing may be exported. */
  withoutExport?: boolean;
  /** Given by a list whose search stands in its path. */
  inPath?: SavedViewsProps['inPath'];
}

/** What can be done with a list as it is shown: save the view, choose columns (cards have none), export it. */
export function ListTools(props: ListToolsProps) {
  const { storageKey, columns, ask, withoutViews, isOneFile, withoutExport, inPath } = props;
  const isPhone = useIsNarrow(breakpoints.phone);
  const { isBusy, onExport } = useExport(storageKey, ask);
  return (
    <>
      {!withoutViews && <SavedViews screen={storageKey} inPath={inPath} />}
      {!isPhone && <ColumnChooser storageKey={storageKey} columns={columns} />}
      {!withoutExport &&
        (isOneFile ? (
          <DownloadAction onPress={() => onExport('csv')} isBusy={isBusy} />
        ) : (
          <ExportMenu onExport={onExport} isBusy={isBusy} />
        ))}
    </>
  );
}
