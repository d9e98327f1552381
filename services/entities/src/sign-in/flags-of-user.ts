import { allFlags, companyFlagNames, type FlagName, type Flags } from '@washcoat/contract-kernel';
import type { CompanyModel } from '../companies/company.model';
import type { UserModel } from '../people/user.model';

export type CompanySettings = Pick<CompanyModel, 'isHouse' | (typeof companyFlagNames)[number]>;

export interface FlagSources {
  user: Pick<UserModel, 'isSA' | 'isNewUser'>;
  company: CompanySettings | null;
  /** The permissions that are in use in this installation. */
  accessible: ReadonlySet<FlagName>;
  /** Those that take something away. */
  restricting: ReadonlySet<string>;
  /** What the user's role grants. */
  granted: ReadonlySet<string>;
}

/**
 * The flags of a user. What is not accessible is false for everybody. A super admin holds the rest, except the
 * restrictions (minimumSettingsOnly, canAddMarkDownOnly, isPictureMandatory): holding those by rank would take
 * rights away, so only a role gives them. For the users of customer companies the company's own settings decide
 * before the role; a setting that is empty leaves it to the role. Who has not finished registering has no flag.
 */
export function flagsOfUser({ user, company, accessible, restricting, granted }: FlagSources): Flags {
  const flags: Flags = allFlags(false);
  if (user.isNewUser) return flags;
  for (const name of accessible) flags[name] = holds(name);
  return flags;

  function holds(name: FlagName): boolean {
    if (user.isSA && !restricting.has(name)) return true;
    return settingOf(company, name) ?? granted.has(name);
  }
}

function settingOf(company: CompanySettings | null, name: FlagName): boolean | null {
  if (!company || company.isHouse) return null;
  const setting = companyFlagNames.find((flag) => flag === name);
  return setting ? company[setting] : null;
}
