import { paperSight } from '@washcoat/contract-kernel';
import { loadLinkMake, loadLinkRevoke, loadLinks } from '@washcoat/contract-loads';
import { findCompanyCopy, read, secretWrite, write, type Route } from '@washcoat/service-kit';
import { findLoad } from '../carts/load.repository';
import { itemsOf } from '../items/item.repository';
import { assertMayUseLinks } from './link.policy';
import { presentLink } from './link.presenter';
import { linksOf } from './link.repository';
import { makeLink } from './make-link';
import { revokeLink } from './revoke-link';

/** The calls about public links of loads, whose pages lie below `baseUrl`. */
export const linkRoutes = (baseUrl: string): readonly Route[] => [
  read(loadLinks, async ({ database, session, now }, { loadId }) => {
    const load = await findLoad(database, session, loadId);
    assertMayUseLinks(session, load);
    const links = await linksOf(database, load.loadId, now);
    const items = links.length ? await itemsOf(database, load.loadId) : [];
    const sight = paperSight((await findCompanyCopy(database, load.companyId)) ?? {});
    return { list: links.map((link) => presentLink(link, { load, items, sight }, now)) };
  }),
  secretWrite(loadLinkMake, (context, input) => makeLink(context, context.session, input, baseUrl)),
  write(loadLinkRevoke, (context, input) => revokeLink(context, context.session, input)),
];
