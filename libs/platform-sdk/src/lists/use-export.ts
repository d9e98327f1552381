import { useState } from 'react';
import { asSpecified, openDownload, problemText } from '@washcoat/platform-sdk';
import { toast, wantedColumns } from '@washcoat/ui';

const EXPORT_FAILED = asSpecified.wentWrong;

/** What an export asks for besides the filters of its list. */
export interface ExportChoice {
  format: 'csv' | 'xlsx';
  /** Ids of the shown columns parted by commas, in their order. */
  columns?: string;
}

/** An address is one column of a table and four of a file. */
const inFile = (id: string) => (id === 'address' ? ['address', 'city', 'state', 'zipcode'] : [id]);

/**
 * Exports a list as it is shown.
 * @param storageKey of the table whose columns are wanted
 * @param ask makes the link; rejects with the problem
 */
export function useExport(storageKey: string, ask: (choice: ExportChoice) => Promise<{ link: string }>) {
  const [isBusy, setBusy] = useState(false);
  const onExport = async (format: ExportChoice['format']) => {
    setBusy(true);
    try {
      const { link } = await ask({ format, columns: wantedColumns(storageKey)?.flatMap(inFile).join(',') });
      openDownload(link);
    } catch (error) {
      toast.error(problemText(error, EXPORT_FAILED));
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, onExport: (format: ExportChoice['format']) => void onExport(format) };
}
