import { allFlags, flagNames, type FlagName, restrictingFlagNames } from '@washcoat/contract-kernel';
import { permissionCatalogue } from '../roles/permission-catalogue';
import { flagsOfUser, type CompanySettings, type FlagSources } from './flags-of-user';

const unset: CompanySettings = {
  isHouse: false,
  isPictureMandatory: null,
  canSeeUnitPrice: null,
  canSeeMarkup: null,
  canSeeSubtotal: null,
  canBuildCart: null,
};
const staff: FlagSources = {
  user: { isSA: false, isNewUser: false },
  company: { ...unset, isHouse: true },
  accessible: new Set<FlagName>(flagNames),
  restricting: new Set(restrictingFlagNames),
  granted: new Set<FlagName>(),
};
const without = (...names: FlagName[]) =>
  new Set<FlagName>(flagNames.filter((name) => !names.includes(name)));
const heldBy = (sources: FlagSources) => {
  const flags = flagsOfUser(sources);
  return flagNames.filter((name) => flags[name]);
};

describe('the flags of a user', () => {
  it('are what the role grants and is accessible', () => {
    const granted = new Set(['canBuildCart', 'canInviteUsers']);
    expect(heldBy({ ...staff, granted })).toEqual(['canBuildCart', 'canInviteUsers']);
    expect(heldBy({ ...staff, granted, accessible: without('canBuildCart') })).toEqual(['canInviteUsers']);
  });

  it('are all accessible ones for a super admin, restrictions excepted', () => {
    const user = { isSA: true, isNewUser: false };
    expect(heldBy({ ...staff, user })).toEqual(
      flagNames.filter((name) => !restrictingFlagNames.includes(name)),
    );
    expect(heldBy({ ...staff, user, accessible: without('canEditInvoice') })).not.toContain('canEditInvoice');
  });

  it('are decided by the settings of a customer company before the role', () => {
    const company = { ...unset, canSeeUnitPrice: true, canBuildCart: false, isPictureMandatory: true };
    const granted = new Set(['canBuildCart', 'canSeeSubtotal']);
    expect(heldBy({ ...staff, company, granted })).toEqual([
      'isPictureMandatory',
      'canSeeUnitPrice',
      'canSeeSubtotal',
    ]);
    const accessible = without('isPictureMandatory');
    expect(heldBy({ ...staff, company, granted, accessible })).not.toContain('isPictureMandatory');
  });

  it('are decided by the role for staff, whatever the house’s record says', () => {
    const company = { ...unset, isHouse: true, canBuildCart: false };
    expect(heldBy({ ...staff, company, granted: new Set(['canBuildCart']) })).toEqual(['canBuildCart']);
  });

  it('are none for who has not finished registering', () => {
    const user = { isSA: true, isNewUser: true };
    expect(flagsOfUser({ ...staff, user, granted: new Set(flagNames) })).toEqual(allFlags(false));
  });

  it('each have a permission with a description', () => {
    expect(Object.keys(permissionCatalogue).sort()).toEqual([...flagNames].sort());
    expect(Object.values(permissionCatalogue).every(({ description }) => description.length > 5)).toBe(true);
  });
});
