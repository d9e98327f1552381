import { sageExportMake } from '@washcoat/contract-invoicing';
import { openDownload, problemText, useAllowed } from '@washcoat/platform-sdk';
import {
  breakpoints,
  Button,
  formatCount,
  formatDate,
  IconButton,
  Menu,
  toast,
  useIsNarrow,
} from '@washcoat/ui';
import { BookCheck, History } from 'lucide-react';
import { useLazySageExportFileQuery, useMakeSageExportMutation, useSageExportsQuery } from './invoices.api';

const EXPORT_FAILED = 'Something went wrong please try agian later';
const NOTHING = 'Nothing was fully paid since the last export.';

/** Takes what is fully paid into the books, as a file; and the files of before, again. For those who see sums. */
export function SageActions({ waiting }: { waiting: number | undefined }) {
  const isPhone = useIsNarrow(breakpoints.phone);
  const isTight = useIsNarrow(breakpoints.wide);
  const size = isPhone ? 44 : 36;
  const { data } = useSageExportsQuery({});
  const [make, { isLoading }] = useMakeSageExportMutation();
  const [file] = useLazySageExportFileQuery();
  const exportNow = async () => {
    const { data: made, error } = await make({});
    if (!made) return toast.error(problemText(error, EXPORT_FAILED));
    toast.success(made.message);
    openDownload(made.link);
  };
  const again = async (exportId: string) => {
    const { data: found, error } = await file({ exportId });
    if (found) openDownload(found.link);
    else toast.error(problemText(error, EXPORT_FAILED));
  };
  const mayExport = useAllowed(sageExportMake.access);
  const entries = (data?.list ?? []).map(({ exportId, exportedAt, exportedBy, invoices }) => ({
    label: `${formatDate(exportedAt, 'short')}, ${exportedBy}, ${formatCount(invoices, 'invoice')}`,
    onSelect: () => void again(exportId),
  }));
  const main = {
    disabledReason: waiting === 0 ? NOTHING : undefined,
    onClick: () => void exportNow(),
  };
  if (!mayExport) return null;
  return (
    <>
      <Menu
        label="Exports of before"
        trigger={
          <IconButton label="Exports of before" size={size}>
            <History size={16} />
          </IconButton>
        }
        entries={entries.length > 0 ? entries : [{ heading: 'Nothing was exported yet' }]}
      />
      {isTight ? (
        <IconButton kind="main" size={size} label="Export for the books" busy={isLoading} {...main}>
          <BookCheck size={18} />
        </IconButton>
      ) : (
        <Button kind="main" icon={<BookCheck size={14} />} busy={isLoading} busyLabel="Exporting" {...main}>
          Export for the books
        </Button>
      )}
    </>
  );
}
