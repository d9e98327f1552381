import { vehicleDecode } from '@washcoat/contract-converters';
import { read, type Route } from '@washcoat/service-kit';
import { decodeVin } from './decode-vin';

/** What can be said of a vehicle. */
export const vehicleRoutes: readonly Route[] = [
  read(vehicleDecode, async ({ now }, { vin }) => decodeVin(vin, now)),
];
