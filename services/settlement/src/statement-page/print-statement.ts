import { renderPdf } from '@washcoat/contract-files';
import type { SettlementStatement } from '@washcoat/contract-settlement';
import type { Platform } from '@washcoat/service-kit';
import { statementPage } from './statement-page';

/** The seeds' scale of the statement on A4. */
const SCALE = 0.6;

/** The statement as PDF, rendered by the files service. */
export async function printStatement(
  { services, timezone }: Pick<Platform, 'services' | 'timezone'>,
  statement: SettlementStatement,
): Promise<Buffer> {
  const html = await statementPage(statement, timezone);
  return services.post('files', renderPdf.path, { html, scale: SCALE });
}
