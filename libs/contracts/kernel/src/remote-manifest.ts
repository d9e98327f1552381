import * as z from 'zod/mini';
import type { FlagName } from './flags';

/** A page may ask for a permission that its shell does not know yet: nobody has it there. */
const flag = z.custom<FlagName>((name) => typeof name === 'string');
const path = z.string().check(z.startsWith('/'));
const entries = z._default(z.array(z.unknown()), []);

/** An access rule as data, the same shape that endpoints use. */
export const accessRule = z.union([
  z.strictObject({ open: z.literal(true) }),
  z.strictObject({
    anyOf: z.array(
      z.strictObject({
        hierarchy: z.optional(z.array(z.int())),
        notHierarchy: z.optional(z.array(z.int())),
        flags: z.optional(z.array(flag)),
        anyFlag: z.optional(z.array(flag)),
        without: z.optional(z.array(flag)),
        isSA: z.optional(z.literal(true)),
        isAdmin: z.optional(z.literal(true)),
        isNewUser: z.optional(z.boolean()),
      }),
    ),
  }),
]);

const contribution = {
  /** Who gets it; without it every full user does. */
  requires: z.optional(accessRule),
  /** A feature flag of the installation that switches it on. */
  flag: z.optional(z.string()),
  order: z._default(z.number(), 100),
};

/** A page: an exact route, with `:name` segments and a trailing `?` on optional ones. */
export const pageContribution = z.strictObject({
  ...contribution,
  path,
  title: z.string(),
  /** The module below `src` that draws it, loaded when it is opened: the page names its files to the browser at once. */
  screen: z.optional(z.string()),
  /** The route exists and its screen does not: it shows the Under construction page. */
  isUnderConstruction: z._default(z.boolean(), false),
  /** Drawn without menu and top bar (printable pages). */
  isBare: z._default(z.boolean(), false),
});

/** A menu entry. */
export const navContribution = z.strictObject({
  ...contribution,
  id: z.string(),
  label: z.string(),
  route: path,
  group: z.enum(['Identify', 'Trade', 'Partners', 'Manage', 'Foot']),
  /** The id of the entry it lies under, of whichever remote; for who does not see that one it stands by itself. */
  parent: z.optional(z.string()),
  /** A lucide icon name in kebab-case; the build draws it. */
  icon: z.optional(z.string()),
});

/** Something a remote puts into a slot of another page: a tab, a panel or an action. */
export const slotContribution = z.strictObject({
  ...contribution,
  id: z.string(),
  /** The versioned slot, such as `reports.tabs.v1`. */
  slot: z.string().check(z.regex(/^[a-z]+(\.[a-z-]+)+\.v\d+$/)),
  label: z.string(),
  route: z.optional(path),
  /** The exposed module: what draws a panel, or what the command palette searches with. */
  module: z.optional(z.string()),
});

const shapes = ['path', 'circle', 'rect', 'line', 'polyline', 'polygon', 'ellipse'] as const;
const lines = ['d', 'cx', 'cy', 'r', 'rx', 'ry', 'x', 'y', 'x1', 'x2', 'y1', 'y2'] as const;
const measures = z.enum([...lines, 'width', 'height', 'points', 'fill']);

/** The lines of an icon on 24 by 24: shapes and where they lie, nothing else of SVG. */
export const iconDrawing = z.array(z.tuple([z.enum(shapes), z.partialRecord(measures, z.string())]));
export type IconDrawing = z.infer<typeof iconDrawing>;

/** `SharedParts` as they come out of a build. */
export const sharedParts = z.record(
  z.string(),
  z.object({ version: z.string(), exports: z.array(z.string()) }),
);

/** What a remote contributes, as data: the whole menu is drawn from it without loading the remote. */
export const remoteManifest = z.object({
  name: z.string(),
  title: z.string(),
  pages: entries,
  nav: entries,
  tabs: entries,
  panels: entries,
  actions: entries,
  /** What its code asks of the shell; the build adds it. */
  needs: z.optional(sharedParts),
  /** The icons that its entries name, drawn: the build adds them, so that the shell need not know them. */
  icons: z.optional(z.record(z.string(), z.unknown())),
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
export const registryAnswer = z.object({ revision: z.int(), remotes: z.array(registeredRemote) });
export type RegisteredRemote = z.infer<typeof registeredRemote>;
export type RegistryAnswer = z.infer<typeof registryAnswer>;
