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

/** Columns of tables that are several of a file. */
export type FileColumns = Readonly<Record<string, readonly string[]>>;

/**
 * Saves a report as it is seen, with the columns that are shown; a failure is in the log and nowhere else (GAP-REP-11).
 * @param storageKey of the table whose columns are wanted
 */
export function useReportFile(storageKey: string, ask: AskFile, inFile: FileColumns = {}) {
  const [isBusy, setBusy] = useState(false);
  const save = async (format: ExportChoice['format']) => {
    setBusy(true);
    const columns = wantedColumns(storageKey)?.flatMap((id) => inFile[id] ?? [id]);
    const { data } = await ask({ format, columns: columns?.join(',') });
    setBusy(false);
    if (data) openDownload(data.link);
  };
  return { isBusy, onExport: (format: ExportChoice['format']) => void save(format) };
}
