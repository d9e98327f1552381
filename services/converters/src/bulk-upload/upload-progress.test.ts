import { bulkUploadApply, bulkUploadUndo } from '@washcoat/contract-converters';
import type { TestService } from '@washcoat/testing';
import { csvOf, detailOf, sendFile, startUploads, superAdmin } from './upload.fixture';
import { workOnUploads } from './work-on-uploads.job';
import { xlsxOf } from './workbook.fixture';

/** No step of the bar is wider. */
const WIDEST = 0.13;

const file = (word: string) =>
  Array.from({ length: 5000 }, (_, index) => ({
    oem: `${word} ${index}`,
    type: 'CERAMIC',
    description: `Row ${index} ${Math.sin(index)} of a file that is read in many slices, so that its bar moves ${Math.cos(index)}`,
  }));

describe('the progress of an upload', () => {
  let catalogue: TestService;
  beforeAll(async () => {
    catalogue = await startUploads();
    await catalogue.service.database.raw(`
      create table progress_seen (seen_id serial, upload_id uuid, status text, progress numeric);
      create function see_progress() returns trigger language plpgsql as $$ begin
        insert into progress_seen (upload_id, status, progress) values (new.upload_id, new.status, new.progress);
        return null;
      end $$;
      create trigger see_progress after update on bulk_upload for each row
        when (new.progress <> old.progress and new.status = old.status) execute function see_progress();
    `);
  });
  afterAll(() => catalogue.stop());

  const seen = async (uploadId: string, status: string) => {
    const shares: string[] = await catalogue.service
      .database('progress_seen')
      .where({ upload_id: uploadId, status })
      .orderBy('seen_id')
      .pluck('progress');
    return shares.map(Number);
  };
  const expectFine = (shares: readonly number[]) => {
    const steps = [...shares, 1].map((share, at) => share - (shares[at - 1] ?? 0));
    expect(Math.min(...steps.slice(0, -1))).toBeGreaterThan(0);
    expect(Math.max(...steps)).toBeLessThanOrEqual(WIDEST);
  };

  it.each(['csv', 'xlsx'] as const)('of %s moves finely while it is checked', async (kind) => {
    const rows = file(kind);
    const content = kind === 'csv' ? csvOf(rows) : await xlsxOf(rows);
    const { body } = await sendFile(catalogue, content, {
      name: `converters.${kind}`,
      fields: { isPreview: 'true' },
    });
    await workOnUploads(catalogue.service);
    expect(await detailOf(catalogue, body.uploadId)).toMatchObject({ status: 'preview', addCount: 5000 });
    expectFine(await seen(body.uploadId, 'validating'));
  });

  it('moves finely while changes are applied and taken back', async () => {
    const { body } = await sendFile(catalogue, csvOf(file('LAND')), { fields: { isPreview: 'true' } });
    const { uploadId } = body;
    await workOnUploads(catalogue.service);
    await catalogue.call(superAdmin, bulkUploadApply, { uploadId });
    await workOnUploads(catalogue.service);
    expectFine(await seen(uploadId, 'applying'));
    await catalogue.call(superAdmin, bulkUploadUndo, { uploadId });
    await workOnUploads(catalogue.service);
    expect(await detailOf(catalogue, uploadId)).toMatchObject({ status: 'undone' });
    expectFine(await seen(uploadId, 'undoing'));
  });
});
