import { loadCompleted } from '@washcoat/contract-loads';
import { consumer } from '@washcoat/service-kit';
import { reportLoad, reportTables } from '../report-rows/report-load';

/** A completed load appends its report rows. */
export const reportCompletedLoad = consumer({
  name: 'report-completed-load',
  event: loadCompleted,
  handle: reportLoad,
  tables: reportTables,
});
