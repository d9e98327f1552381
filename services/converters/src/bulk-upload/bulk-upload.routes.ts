import * as contract from '@washcoat/contract-converters';
import {
  conflict,
  downloadLink,
  mapKeysetPage,
  mapPage,
  notFound,
  pageOf,
  raw,
  read,
  write,
} from '@washcoat/service-kit';
import type { Route, Service } from '@washcoat/service-kit';
import type { StoredRow } from './bulk-upload';
import { assertMayUpload } from './bulk-upload.policy';
import { presentRow, presentSharedCode, presentTitles, presentUpload } from './bulk-upload.presenter';
import { previewUndo } from './preview-undo';
import { readAgain } from './read-again';
import { withFile } from './receive-file';
import { dropUpload, requestLanding, requestUndo } from './request-step';
import { rowsOf, sharedCodes } from './staged-row.repository';
import { takeUpload } from './take-upload';
import { findUpload, listUploads } from './upload.repository';

/** Uploads of the file of converters: take, look at, land, drop, undo. */
export const bulkUploadRoutes = (service: Service): readonly Route[] => [
  raw(contract.bulkUploadFile, async ({ session, address, now, requestId: correlationId }, koa) => {
    assertMayUpload(session);
    const taken = await withFile(koa.req, { address, isStranger: false }, (file) =>
      takeUpload(service, file, { session, now, correlationId }),
    );
    koa.body = { message: 'Successfully Uploaded File', ...taken };
  }),
  read(contract.bulkUploadList, async ({ database, session }, input) =>
    mapKeysetPage(await listUploads(database, session, input), (upload) => presentUpload(upload, session)),
  ),
  read(contract.bulkUploadDetail, async ({ database, session }, { uploadId, kind, ...page }) => {
    const upload = await findUpload(database, session, uploadId);
    if (!upload) throw notFound('This upload');
    const rows = await pageOf<StoredRow>(rowsOf(database, uploadId, kind), page);
    return {
      ...mapPage(rows, (row) => presentRow(row, session)),
      upload: presentUpload(upload, session),
      ...presentTitles(upload, session),
      sharedCodes: (await sharedCodes(database, uploadId)).map(presentSharedCode),
    };
  }),
  read(contract.bulkUploadBadRows, async (context, input) => {
    const upload = await findUpload(context.database, context.session, input.uploadId);
    if (!upload) throw notFound('This upload');
    if (!upload.isKept) throw conflict('The rows of an upload are kept for 30 days only.', 'FORGOTTEN');
    return { link: await downloadLink(service, contract.bulkUploadBadRows, input, context) };
  }),
  write(contract.bulkUploadApply, async (unit, { uploadId }) => {
    await requestLanding(unit, unit.session, uploadId);
    return { message: 'The upload is being applied.' };
  }),
  write(contract.bulkUploadReadAgain, async (unit, input) => {
    await readAgain(unit, unit.session, input);
    return { message: 'The file is being read again.' };
  }),
  write(contract.bulkUploadDrop, async (unit, { uploadId }) => {
    await dropUpload(unit, unit.session, uploadId);
    return { message: 'The upload was dropped.' };
  }),
  read(contract.bulkUploadUndoPreview, ({ database, session }, input) =>
    previewUndo({ database, session, services: service.platform.services }, input),
  ),
  write(contract.bulkUploadUndo, async (unit, { uploadId }) => {
    await requestUndo(unit, unit.session, uploadId);
    return { message: 'The upload is being undone.' };
  }),
];
