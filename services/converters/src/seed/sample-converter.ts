import { seedId } from '@washcoat/service-kit/seed';
import type { NewProduct } from '../product/product';
import { demoTester } from './demo-tester';

/** The code of converter A of the domain rules' worked example. */
export const SAMPLE_CODE = 'KT 0334';
export const SAMPLE_ID = seedId('product', 'sample');

/** Converter A of the worked example (domain rules, section 2), so that its prices can be checked by number. */
export function sampleConverter(createdAt: Date): NewProduct {
  return {
    productId: SAMPLE_ID,
    name: `Mercedes ${SAMPLE_CODE}`,
    serialNo: '100000',
    abCode: '30-0001',
    abSubcode: 'A',
    oem: SAMPLE_CODE,
    manufacturer: 'Mercedes',
    model: 'C-Class',
    description: 'Mercedes C-Class underfloor',
    notes: 'Long body, stamp beside the seam',
    comment: '',
    family: 'Foreign Large',
    typeName: 'CERAMIC',
    shape: 'cylinder',
    urls: [],
    profileUrl: null,
    vehicles: [{ make: 'Mercedes', model: 'C-Class', yearFrom: 2000, yearTo: 2007, engine: '1.8 petrol' }],
    subweight: 1180,
    ptAssay: 1250,
    pdAssay: 2310,
    rhAssay: 388,
    ptDisc: 5,
    pdDisc: null,
    rhDisc: null,
    schemeDisc: 6,
    price2Modifier: -10,
    ptDiscIsPercentage: true,
    pdDiscIsPercentage: true,
    rhDiscIsPercentage: true,
    schemeDiscIsPercentage: true,
    price2ModifierIsPercentage: true,
    price: null,
    isCalculatedPrice: false,
    isMarkForTest: false,
    isActive: true,
    tests: [
      {
        subweight: 1180,
        ptAssay: 1250,
        pdAssay: 2310,
        rhAssay: 388,
        location: 'Atlanta',
        notes: 'XRF, composite of three cores',
        ...demoTester(),
        createdAt,
      },
    ],
    createdAt,
  };
}
