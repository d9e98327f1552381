import { testSession } from '@washcoat/testing';
import { mayOpenInvoices } from './role.policy';

describe('who may open the invoices of a facility to others', () => {
  const holder = (overrides: Parameters<typeof testSession>[0]) =>
    testSession({ canViewAllFacilityInvoices: true, ...overrides });

  it('is a super admin, for every facility', () => {
    expect(mayOpenInvoices(testSession({ isSA: true, hierarchy: 1 }), 'Atlanta')).toBe(true);
  });

  it('is hierarchy 1 with the permission, for every facility', () => {
    expect(mayOpenInvoices(holder({ hierarchy: 1 }), 'Atlanta')).toBe(true);
    expect(mayOpenInvoices(testSession({ hierarchy: 1 }), 'Atlanta')).toBe(false);
  });

  it.each([4, 10])('is hierarchy %i for the facilities that its own role names', (hierarchy) => {
    const session = holder({ hierarchy, invoiceFacilities: ['Tampa'] });
    expect(mayOpenInvoices(session, 'Tampa')).toBe(true);
    expect(mayOpenInvoices(session, 'Atlanta')).toBe(false);
    expect(mayOpenInvoices(session, 'tampa')).toBe(false);
    expect(mayOpenInvoices({ ...session, canViewAllFacilityInvoices: false }, 'Tampa')).toBe(false);
  });
});
