import { renderPdf } from '@washcoat/contract-files';
import { labelsInput, loadLabelsPdf } from '@washcoat/contract-loads';
import type { Download, Service } from '@washcoat/service-kit';
import { labelPage, labelSize } from './label-page';
import { labelsOfLoad } from './labels-of-load';

/** Labels of a load as PDF, rendered by the files service. */
export const labelsDownload = ({ platform }: Pick<Service, 'platform'>, baseUrl: string): Download => ({
  call: loadLabelsPdf,
  async make({ database, session }, input) {
    const asked = labelsInput.parse(input);
    const page = await labelPage(await labelsOfLoad(database, session, asked, baseUrl), asked.paper);
    const label = asked.paper === 'roll' ? labelSize : undefined;
    return {
      fileName: `labels-${asked.kind}.pdf`,
      contentType: 'application/pdf',
      body: await platform.services.post('files', renderPdf.path, { html: page, scale: 1, label }),
    };
  },
});
