import { keyOf, sentenceOf, type NounCalls } from '@washcoat/contract-kernel';
import { downloadLink, type Download } from '../http/downloads';
import { read, write, type Route } from '../http/routes';
import { exportTicket } from '../lists/export-ticket';
import { exportFile } from '../lists/list-export';
import { mapPage } from '../lists/page';
import { exportColumnsOf, presented } from '../models/noun-records';
import type { Service } from '../service/service';
import { deleteRecord, listBinnedRecords, restoreRecord } from './bin-records';
import { RESTORED } from './binned';
import { changeEach } from './change-each';
import { addRecord, editRecord } from './change-records';
import { everyRecord, listRecordHistory, listRecords, type Reader, type RecordFilters } from './list-records';
import type { RecordTable } from './record-table';

/**
 * The calls of a noun bound to what does them. A call with rules of its own is bound by hand: leave its route out of
 * these by its `endpoint`, and put another beside them.
 */
export function recordRoutes(service: Service, calls: NounCalls, table: RecordTable): readonly Route[] {
  const { noun } = table;
  const edited = `Successfully edited the ${sentenceOf(noun)}`;
  return [
    read(calls.list, async (context, filters) =>
      mapPage(await listRecords(table, context, filters), (record) => presented(noun, record)),
    ),
    read(calls.export, async (context, input) => ({
      link: await downloadLink(service, calls.export, exportTicket(input), context),
    })),
    read(calls.history, (context, input) => listRecordHistory(table, context, input)),
    read(calls.bin, (context, filters) => listBinnedRecords(table, context, filters)),
    write(calls.add, async (unit, form) => ({
      message: `Successfully added the ${sentenceOf(noun)}`,
      recordId: await addRecord(table, unit, form),
    })),
    write(calls.edit, async (unit, edit) => {
      const { version } = await editRecord(table, unit, edit);
      return { message: edited, version };
    }),
    write(calls.active, async (unit, { ids, isActive }) => {
      const change = (id: string) => ({ ...keyOf(noun, id), isActive, version: undefined });
      const edit = (id: string) => editRecord(table, unit, change(id));
      return { message: edited, ...(await changeEach(ids, async (id) => (await edit(id)).isChanged)) };
    }),
    write(calls.remove, async (unit, input) => {
      await deleteRecord(table, unit, input);
      return { message: 'Deleted Successfully' };
    }),
    write(calls.restore, async (unit, input) => {
      await restoreRecord(table, unit, input);
      return { message: RESTORED };
    }),
  ];
}

/** The file of a noun's list: what the list shows to everybody, and nothing else of its fields. */
export function recordDownload(
  { platform }: Service,
  calls: Pick<NounCalls, 'export'>,
  table: RecordTable,
): Download {
  const { noun } = table;
  return {
    call: calls.export,
    async make({ database, session }, input) {
      const { format, columns: chosen, ...filters } = calls.export.input.parse(input);
      return exportFile({
        fileName: noun.plural,
        ...{ format, chosen, timeZone: platform.timezone },
        columns: exportColumnsOf(noun).filter(({ id }) => !noun.fields[id]?.see),
        rows: shownRecords(table, { database, session }, filters),
      });
    },
  };
}

async function* shownRecords(table: RecordTable, reader: Reader, filters: RecordFilters) {
  for await (const record of everyRecord(table, reader, filters)) yield presented(table.noun, record);
}
