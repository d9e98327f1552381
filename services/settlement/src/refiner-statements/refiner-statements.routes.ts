import {
  refinerDispute,
  refinerStatementFile,
  refinerStatementGet,
  refinerTermsSave,
} from '@washcoat/contract-settlement';
import { raw, read, write, type Route, type Service } from '@washcoat/service-kit';
import { getDifference } from './get-difference';
import { receiveStatement } from './receive-statement';
import { saveTerms, sayOfLot, takeStatement } from './refiner-statement.commands';

/** What refiners say of settlements, beside what we say. */
export const refinerStatementRoutes = (service: Service): readonly Route[] => {
  const { timezone } = service.platform;
  return [
    read(refinerStatementGet, (context, { settlementId }) => getDifference(context, settlementId, timezone)),
    raw(refinerStatementFile, async ({ session, address, now, requestId: correlationId }, koa) => {
      const received = await receiveStatement(koa.req, { address, isStranger: false });
      const version = await service.inTransaction({ session, now, correlationId }, (unit) =>
        takeStatement(unit, session, received),
      );
      koa.body = { message: 'The statement is compared.', version };
    }),
    write(refinerTermsSave, async (unit, terms) => ({
      version: await saveTerms(unit, unit.session, terms, timezone),
      message: 'Saved for all files of this refiner.',
    })),
    write(refinerDispute, async (unit, said) => ({
      version: await sayOfLot(unit, unit.session, said, timezone),
      message: 'Saved',
    })),
  ];
};
