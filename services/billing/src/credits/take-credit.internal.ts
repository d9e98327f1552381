import { takeCredit } from '@washcoat/contract-billing';
import { internalWrite, type Service } from '@washcoat/service-kit';
import { takeLookupCredit } from './take-credit';

/** The call that pays a lookup before the converters service answers it. */
export const takeCreditCall = ({ platform }: Service) =>
  internalWrite({
    path: takeCredit.path,
    input: takeCredit.input,
    handle: (unit, lookup) => takeLookupCredit(unit, lookup, platform.timezone),
  });
