import { loadAmended } from '@washcoat/contract-loads';
import { consumer } from '@washcoat/service-kit';
import { reportLoad, reportTables } from '../report-rows/report-load';

/** An amendment replaces the report rows of its load, also when it comes before the completion. */
export const reportAmendedLoad = consumer({
  name: 'report-amended-load',
  event: loadAmended,
  handle: reportLoad,
  tables: reportTables,
});
