import { sageExportMake } from '@washcoat/contract-invoicing';
import { allows } from '@washcoat/contract-kernel';
import { type Action, asSpecified, openDownload, problemText, useAllowed } from '@washcoat/platform-sdk';
import { PageActions } from '@washcoat/platform-sdk/lists';
import { breakpoints, formatCount, formatDate, IconButton, Menu, toast, useIsNarrow } from '@washcoat/ui';
import { BookCheck, History } from 'lucide-react';
import { useMemo } from 'react';
import { useLazySageExportFileQuery, useMakeSageExportMutation, useSageExportsQuery } from './invoices.api';

const EXPORT_FAILED = asSpecified.wentWrong;
const NOTHING = 'Nothing was fully paid since the last export.';

/** Takes what is fully paid into the books, as a file; and the files of before, again. For those who see sums. */
export function SageActions({ waiting }: { waiting: number | undefined }) {
  const isPhone = useIsNarrow(breakpoints.phone);
  const { data } = useSageExportsQuery({});
  const [make, { isLoading }] = useMakeSageExportMutation();
  const [file] = useLazySageExportFileQuery();
  const actions = useMemo((): Action<never>[] => {
    const exportNow = async () => {
      const { data: made, error } = await make({});
      if (!made) return toast.error(problemText(error, EXPORT_FAILED));
      toast.success(made.message);
      openDownload(made.link);
    };
    return [
      {
        of: 'page',
        ...{ id: 'export-for-books', label: 'Export for the books' },
        icon: (size) => <BookCheck size={size} />,
        narrowFrom: breakpoints.wide,
        right: (session) => allows(sageExportMake.access, session),
        refusal: waiting === 0 ? NOTHING : undefined,
        ...{ isBusy: isLoading, busyLabel: 'Exporting' },
        run: () => void exportNow(),
      },
    ];
  }, [make, isLoading, waiting]);
  const again = async (exportId: string) => {
    const { data: found, error } = await file({ exportId });
    if (found) openDownload(found.link);
    else toast.error(problemText(error, EXPORT_FAILED));
  };
  const entries = (data?.list ?? []).map(({ exportId, exportedAt, exportedBy, invoices }) => ({
    label: `${formatDate(exportedAt, 'short')}, ${exportedBy}, ${formatCount(invoices, 'invoice')}`,
    onSelect: () => void again(exportId),
  }));
  if (!useAllowed(sageExportMake.access)) return null;
  return (
    <>
      <Menu
        label="Exports of before"
        trigger={
          <IconButton label="Exports of before" size={isPhone ? 44 : 32}>
            <History size={16} />
          </IconButton>
        }
        entries={entries.length > 0 ? entries : [{ heading: 'Nothing was exported yet' }]}
      />
      <PageActions actions={actions} />
    </>
  );
}
