import { testSession } from '@washcoat/testing';
import { assertMayAddCompany } from './company.policy';

describe('who may add a company', () => {
  const partner = testSession({ hierarchy: 10, canCreateUser: true });

  it('[CUST-087] [CUST-029] has canCreateUser, whichever call leads to it', () => {
    expect(() => assertMayAddCompany(partner, 'SELLER')).not.toThrow();
    for (const session of [partner, testSession({ isSA: true, canCreateFranchise: true })])
      expect(() => assertMayAddCompany({ ...session, canCreateUser: false }, 'SELLER')).toThrow(
        expect.objectContaining({ status: 403 }),
      );
  });
});
