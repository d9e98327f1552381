import { fileColumnsOf } from '@washcoat/contract-reporting';
import { openDownload } from '@washcoat/platform-sdk';
import type { ExportChoice } from '@washcoat/platform-sdk/lists';
import { wantedColumns } from '@washcoat/ui';
import { useState } from 'react';

/** What the lazy query of a link answers. */
interface LinkAnswer {
  data?: { link: string };
}

/** Asks for the link of a report's file. */
export type AskFile = (choice: ExportChoice) => Promise<LinkAnswer>;

/**
 * Saves a report as it is seen, with the columns that are shown; a failure is in the log and nowhere else (GAP-REP-11).
 * @param storageKey of the table whose columns are wanted
 */
export function useReportFile(storageKey: string, ask: AskFile) {
  const [isBusy, setBusy] = useState(false);
  const save = async (format: ExportChoice['format']) => {
    setBusy(true);
    const columns = fileColumnsOf(storageKey, wantedColumns(storageKey));
    const { data } = await ask({ format, columns });
    setBusy(false);
    if (data) openDownload(data.link);
  };
  return { isBusy, onExport: (format: ExportChoice['format']) => void save(format) };
}
