import type { Permission } from '@washcoat/contract-entities';

/** How a permission is called: the service says it. */
export const permissionWords = ({
  label,
  permissionName,
}: Pick<Permission, 'label' | 'permissionName'>): string => label || permissionName;

/** Permissions by the part of the product that they are about, in the order in which the service lists them. */
export function byArea<Shown extends Pick<Permission, 'area' | 'place'>>(
  permissions: readonly Shown[],
): { area: string; permissions: readonly Shown[] }[] {
  const ordered = [...permissions].sort((one, other) => one.place - other.place);
  return [...new Set(ordered.map(({ area }) => area))].map((area) => ({
    area,
    permissions: ordered.filter((permission) => permission.area === area),
  }));
}

/** Whether a search text means the permission: by its words, its flag or its description. */
export function isMeant(
  text: string,
  permission: Pick<Permission, 'permissionName' | 'label' | 'description'>,
): boolean {
  const wanted = text.trim().toLowerCase();
  const { permissionName, description } = permission;
  return [permissionWords(permission), permissionName, description].some((part) =>
    part.toLowerCase().includes(wanted),
  );
}
