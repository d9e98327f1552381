import { Download, FileSpreadsheet, FileText } from 'lucide-react';
import { Button } from '../button/button';
import { IconButton } from '../button/icon-button';
import { Menu } from '../menu/menu';
import { breakpoints } from '../theme/theme';
import { useIsNarrow } from '../theme/use-is-narrow';

/** What a list can be saved as. */
export type ExportFormat = 'csv' | 'xlsx';

export interface ExportMenuProps {
  /** Asks the server for the file; filters, sort and columns are the ones in view. */
  onExport: (format: ExportFormat) => void;
  /** True until the link is here; then nothing else can be chosen. */
  isBusy?: boolean;
  /** Height of the button; on a phone it is an icon for a thumb. */
  size?: 28 | 32 | 36 | 44;
  /** What its button says. */
  label?: 'Export' | 'Download';
}

/** Saves the list as it is seen, as CSV or XLSX. */
export function ExportMenu({ onExport, isBusy = false, size = 32, label = 'Export' }: ExportMenuProps) {
  const isPhone = useIsNarrow(breakpoints.phone);
  return (
    <Menu
      label={label}
      trigger={
        isPhone ? (
          <IconButton label={label} size={44} busy={isBusy} icon={<Download size={18} />} />
        ) : (
          <Button size={size} icon={<Download size={14} />} busy={isBusy} busyLabel={label}>
            {label}
          </Button>
        )
      }
      entries={[
        { heading: 'All rows of this view' },
        {
          label: 'CSV',
          icon: <FileText size={16} />,
          disabled: isBusy,
          onSelect: () => onExport('csv'),
        },
        {
          label: 'XLSX',
          icon: <FileSpreadsheet size={16} />,
          disabled: isBusy,
          onSelect: () => onExport('xlsx'),
        },
      ]}
    />
  );
}
