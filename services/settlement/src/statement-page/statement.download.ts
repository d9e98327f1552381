import { renderPdf } from '@washcoat/contract-files';
import { settlementPdf } from '@washcoat/contract-settlement';
import type { Download, Service } from '@washcoat/service-kit';
import { getStatement } from '../settlements/get-statement';
import { statementPage } from './statement-page';

/** The seeds' scale of the statement on A4. */
const SCALE = 0.6;

/** The statement as PDF, rendered by the files service and named by the id of the settlement. */
export const statementDownload = ({ platform }: Service): Download => ({
  call: settlementPdf,
  async make(context, input) {
    const { settlementId } = settlementPdf.input.parse(input);
    const statement = await getStatement(context, settlementId, platform.timezone);
    const page = await statementPage(statement, platform.timezone);
    return {
      fileName: `${settlementId}.pdf`,
      contentType: 'application/pdf',
      body: await platform.services.post('files', renderPdf.path, { html: page, scale: SCALE }),
    };
  },
});
