export * from './access/rate-limiter';
export * from './access/facility-scope';
export * from './access/scope';
export * from './access/session-store';
export * from './access/key-source';
export * from './access/tokens';
export * from './data/audit';
export * from './data/audit-trail';
export * from './data/company-copy';
export * from './data/database';
export { WORK_MEMORY } from './data/slow-reads';
export * from './data/facility-copy';
export { onceEach } from './data/idempotency';
export * from './data/keep-copy';
export * from './data/provision';
export { INBOX_KEPT_MS } from './data/retention';
export * from './data/stale-edit';
export {
  compiled,
  questionOf,
  questionOfText,
  rowsOf,
  statement,
  statementTexts,
  together,
  type Question,
  type Statement,
} from './data/statement';
export * from './events/consumer';
export * from './events/dead-letters';
export * from './events/in-process-transport';
export { eventsUnderWay } from './events/outbox-queue';
export * from './events/replay';
export * from './events/transport';
export * from './http/authenticate';
export { callersLeave } from './http/callers-leave';
export * from './http/downloads';
export * from './http/internal-call';
export * from './http/multipart-form';
export * from './http/routes';
export { readBody } from './http/read-body';
export { showPage } from './http/show-page';
export { wholeFile } from './http/whole-file';
export { answerErrors, type ShowProblem } from './http/error-handler';
export { endUnheard } from './http/unheard-body';
export { metricsText } from './http/metrics';
export { validated } from './http/validate';
export * from './lists/every-row';
export * from './lists/export-column';
export * from './lists/export-ticket';
export * from './lists/in-batches';
export * from './lists/keyset-page';
export * from './lists/list-export';
export * from './lists/page';
export * from './lists/sorted-order';
export * from './lists/alike-words';
export * from './lists/one-mistake';
export * from './lists/text-search';
export * from './live/live-bus';
export type { LiveRecords } from './live/live-records';
export * from './live/live-signal';
export * from './live/announced-sessions';
export * from './models/hot-records';
export * from './models/model-of';
export * from './models/noun-records';
export * from './models/table-model';
export * from './records/binned';
export * from './records/change-each';
export * from './records/changed-columns';
export * from './records/list-records';
export * from './records/change-records';
export * from './records/bin-records';
export * from './records/record-routes';
export * from './records/record-table';
export * from './records/unique-write';
export * from './platform/environment';
export * from './platform/logger';
export * from './platform/surroundings';
export { Slots } from './platform/slots';
export * from './problem';
export * from './schedules/end-by-ticket';
export * from './schedules/in-names-of';
export * from './schedules/week-times';
export * from './service/platform';
export * from './service/running-service';
export * from './service/service';
export * from './service/service-caller';
export * from './service/unit-of-work';
export * from './process/last-net';
export * from './stored-files/paper-address';
export * from './stored-files/paper-numbers';
export * from './stored-files/upload-column';
export * from './stored-files/used-uploads.internal';
export * from './uploads/picture-file';
export * from './uploads/picture-form';
export * from './uploads/picture-work';
export * from './uploads/signature';
export * from './uploads/upload-gate';
export * from './uploads/with-upload';
export * from './process/listen';
export * from './process/metrics-port';
export * from './process/shutdown';
