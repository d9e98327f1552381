import { takeCredit } from '@washcoat/contract-billing';
import { internalCall, type Service } from '@washcoat/service-kit';
import { takeLookupCredit } from './take-credit';

/** The call that pays a lookup before the converters service answers it. */
export const takeCreditCall = ({ platform }: Service) =>
  internalCall({
    path: takeCredit.path,
    input: takeCredit.input,
    handle: (unit, lookup) => takeLookupCredit(unit, lookup, platform.timezone),
  });
