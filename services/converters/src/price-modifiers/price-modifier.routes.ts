import {
  priceModifier,
  priceModifierCalls as calls,
  priceModifierHistory,
} from '@washcoat/contract-converters';
import type { Session } from '@washcoat/contract-entities';
import {
  downloadLink,
  exportTicket,
  listBinnedRecords,
  listRecordHistory,
  listRecords,
  mapPage,
  presented,
  read,
  RESTORED,
  restoreRecord,
  write,
  type Route,
  type Service,
} from '@washcoat/service-kit';
import { listModifierValues } from './list-modifier-values';
import { addPriceModifier, deletePriceModifier, editPriceModifier } from './price-modifier.commands';
import { priceModifierTable } from './price-modifier.records';

/** Without a company it is about the own one, so that the same name of several companies is not mixed up. */
const ofCompany = <Asked extends { companyId?: string; recordId?: string; priceModifierId?: string }>(
  { companyId }: Session,
  asked: Asked,
): Asked =>
  asked.recordId || asked.priceModifierId
    ? asked
    : { ...asked, companyId: asked.companyId ?? companyId ?? undefined };

/** What wire, aftermarket pieces and whatever a company adds cost, and what they cost before. */
export const priceModifierRoutes = (service: Service): readonly Route[] => [
  read(calls.list, async (context, asked) => {
    const page = await listRecords(priceModifierTable, context, ofCompany(context.session, asked));
    return mapPage(page, (record) => presented(priceModifier, record));
  }),
  read(calls.export, async (context, asked) => {
    const ticket = exportTicket(ofCompany(context.session, asked));
    return { link: await downloadLink(service, calls.export, ticket, context) };
  }),
  read(calls.history, (context, asked) => listRecordHistory(priceModifierTable, context, asked)),
  read(calls.bin, (context, asked) => listBinnedRecords(priceModifierTable, context, asked)),
  read(priceModifierHistory, (context, asked) =>
    listModifierValues(context, ofCompany(context.session, asked)),
  ),
  write(calls.add, async (unit, form) => ({
    message: 'Successfully added Price Modifier',
    recordId: await addPriceModifier(unit, form),
  })),
  write(calls.edit, async (unit, edit) => {
    const { version } = await editPriceModifier(unit, edit);
    return { message: 'Successfully edited Price Modifier', version };
  }),
  write(calls.remove, async (unit, input) => {
    await deletePriceModifier(unit, input);
    return { message: 'Deleted Successfully' };
  }),
  write(calls.restore, async (unit, input) => {
    await restoreRecord(priceModifierTable, unit, input);
    return { message: RESTORED };
  }),
];
