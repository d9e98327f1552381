import { reportFile } from '@washcoat/contract-reporting';
import { forbidden, internalRead, rightsOf, wholeFile, type Service } from '@washcoat/service-kit';
import { fileOfReport } from './report-file';

/** The file of a report for the service that mails it, by what its reader may see at this moment. */
export const reportFileCall = (service: Service) =>
  internalRead({
    ...reportFile,
    async handle(_called, { userId, ...subject }) {
      const session = (await rightsOf(service, [userId])).get(userId);
      if (!session) throw forbidden();
      return wholeFile(await fileOfReport(service, session, subject));
    },
  });
