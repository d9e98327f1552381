import { z } from 'zod';
import { flagNames } from './flags';

const flag = z.enum(flagNames);

/** An access rule as data, the same shape that endpoints use. */
export const accessRule = z.union([
  z.strictObject({ open: z.literal(true) }),
  z.strictObject({
    anyOf: z.array(
      z.strictObject({
        hierarchy: z.array(z.number().int()).optional(),
        notHierarchy: z.array(z.number().int()).optional(),
        flags: z.array(flag).optional(),
        anyFlag: z.array(flag).optional(),
        without: z.array(flag).optional(),
        isSA: z.literal(true).optional(),
        isAdmin: z.literal(true).optional(),
        isNewUser: z.boolean().optional(),
      }),
    ),
  }),
]);

const contribution = {
  /** Who gets it; without it every full user does. */
  requires: accessRule.optional(),
  /** A feature flag of the installation that switches it on. */
  flag: z.string().optional(),
  order: z.number().default(100),
};

/** A page: an exact route, with `:name` segments and a trailing `?` on optional ones. */
export const pageContribution = z.strictObject({
  ...contribution,
  path: z.string().startsWith('/'),
  title: z.string(),
  /** The route exists and its screen does not: it shows the Under construction page. */
  isUnderConstruction: z.boolean().default(false),
  /** Drawn without menu and top bar (printable pages). */
  isBare: z.boolean().default(false),
});

/** A menu entry. */
export const navContribution = z.strictObject({
  ...contribution,
  id: z.string(),
  label: z.string(),
  route: z.string().startsWith('/'),
  group: z.enum(['Identify', 'Trade', 'Partners', 'Manage', 'Foot']),
  /** The id of the entry it lies under. */
  parent: z.string().optional(),
  /** A lucide icon name in kebab-case. */
  icon: z.string().optional(),
});

/** Something a remote puts into a slot of another page: a tab, a panel or an action. */
export const slotContribution = z.strictObject({
  ...contribution,
  id: z.string(),
  /** The versioned slot, such as `reports.tabs.v1`. */
  slot: z.string().regex(/^[a-z]+(\.[a-z-]+)+\.v\d+$/),
  label: z.string(),
  route: z.string().startsWith('/').optional(),
  /** The exposed module that draws it, for panels. */
  module: z.string().optional(),
});

/** What a remote contributes, as data: the whole menu is drawn from it without loading the remote. */
export const remoteManifest = z.object({
  name: z.string(),
  title: z.string(),
  pages: z.array(z.unknown()).default([]),
  nav: z.array(z.unknown()).default([]),
  tabs: z.array(z.unknown()).default([]),
  panels: z.array(z.unknown()).default([]),
  actions: z.array(z.unknown()).default([]),
});
export type RemoteManifest = z.infer<typeof remoteManifest>;
export type PageContribution = z.infer<typeof pageContribution>;
export type NavContribution = z.infer<typeof navContribution>;
export type SlotContribution = z.infer<typeof slotContribution>;

/** One remote of the registry as a visitor gets it. */
export const registeredRemote = z.object({
  name: z.string(),
  version: z.string(),
  /** Address of the Module Federation manifest of this version. */
  entry: z.string(),
  manifest: remoteManifest,
});
export const registryAnswer = z.object({ revision: z.number().int(), remotes: z.array(registeredRemote) });
export type RegisteredRemote = z.infer<typeof registeredRemote>;
export type RegistryAnswer = z.infer<typeof registryAnswer>;
