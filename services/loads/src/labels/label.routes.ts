import { loadLabelsPdf } from '@washcoat/contract-loads';
import { downloadLink, read, type Route, type Service } from '@washcoat/service-kit';
import { labelsOfLoad } from './labels-of-load';

/** The call about labels; what can not be printed is said before there is a link. */
export const labelRoutes = (service: Service, baseUrl: string): readonly Route[] => [
  read(loadLabelsPdf, async (context, input) => {
    await labelsOfLoad(context.database, context.session, input, baseUrl);
    return { link: await downloadLink(service, loadLabelsPdf, input, context) };
  }),
];
