import { settlementPdf } from '@washcoat/contract-settlement';
import type { Download, Service } from '@washcoat/service-kit';
import { getStatement } from '../settlements/get-statement';
import { printStatement } from './print-statement';

/** What the file of a statement is called: the id of its settlement, or 'Settlement' where there is none. */
export const statementFileName = (settlementId: string | null) => `${settlementId || 'Settlement'}.pdf`;

/** The statement as PDF, rendered by the files service and named by the id of the settlement. */
export const statementDownload = ({ platform }: Service): Download => ({
  call: settlementPdf,
  async make(context, input) {
    const { settlementId } = settlementPdf.input.parse(input);
    const statement = await getStatement(context, settlementId, platform.timezone);
    return {
      fileName: statementFileName(settlementId),
      contentType: 'application/pdf',
      body: await printStatement(platform, statement),
    };
  },
});
