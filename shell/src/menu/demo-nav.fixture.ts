/** The menu of the seeds as manifests contribute it, for tests of how the shell draws one. */
const houseOrPartner = { anyOf: [{ hierarchy: [1, 10] }] };
const carts = { anyOf: [{ flags: ['canBuildCart'] }, { hierarchy: [10] }] };
const configUsers = { anyOf: [{ isSA: true }, { hierarchy: [10] }] };
const h1 = { anyOf: [{ hierarchy: [1] }] };
const h10 = { anyOf: [{ hierarchy: [10] }] };
const otherTiers = { anyOf: [{ notHierarchy: [1, 10], without: ['minimumSettingsOnly'], isNewUser: false }] };

export const demoNav: object[] = [
  {
    id: 'identify',
    label: 'Identify Converters',
    route: '/converters/identify',
    group: 'Identify',
    order: 10,
  },
  { id: 'vehicle', label: 'Vehicle Search', route: '/converters/vehicle', group: 'Identify', order: 20 },
  {
    id: 'queue',
    label: 'Identification Queue',
    route: '/converters/expert-advice',
    group: 'Identify',
    order: 30,
    requires: { anyOf: [{ without: ['minimumSettingsOnly'], isNewUser: false }] },
  },
  {
    id: 'add',
    label: 'Add Converters',
    route: '/converters',
    group: 'Identify',
    order: 50,
    requires: { anyOf: [{ hierarchy: [1], flags: ['canAddConverter'] }] },
  },
  { id: 'carts', label: 'Carts', route: '/loads', group: 'Trade', order: 10, requires: carts },
  {
    id: 'create',
    label: 'Create Cart',
    route: '/loads/create-load',
    group: 'Trade',
    parent: 'carts',
    order: 1,
    requires: carts,
  },
  {
    id: 'active',
    label: 'Active Carts',
    route: '/loads/active-load',
    group: 'Trade',
    parent: 'carts',
    order: 2,
    requires: carts,
  },
  { id: 'my-cart', label: 'My Cart', route: '/loads/my-cart', group: 'Trade', order: 20, requires: h10 },
  {
    id: 'sales',
    label: 'Sales History',
    route: '/sales',
    group: 'Trade',
    order: 50,
    requires: houseOrPartner,
  },
  {
    id: 'customers',
    label: 'Customers and Users',
    route: '/entities/viewGroup',
    group: 'Partners',
    requires: houseOrPartner,
  },
  {
    id: 'own-company',
    label: 'Profile',
    route: '/entities/viewGroup',
    group: 'Partners',
    requires: otherTiers,
  },
  {
    id: 'config',
    label: 'Config',
    route: '/config',
    group: 'Manage',
    requires: { anyOf: [{ isSA: true, notHierarchy: [10] }] },
  },
  { id: 'config-partner', label: 'Config', route: '/config/cart-config', group: 'Manage', requires: h10 },
  {
    id: 'lookup',
    label: 'Lookup',
    route: '/config/payment',
    group: 'Manage',
    parent: 'config',
    requires: h1,
  },
  {
    id: 'facilities',
    label: 'Facilities',
    route: '/config/facilities',
    group: 'Manage',
    parent: 'config',
    requires: configUsers,
  },
  {
    id: 'payment',
    label: 'Payment',
    route: '/payment',
    group: 'Manage',
    requires: { anyOf: [{ hierarchy: [2] }] },
  },
  {
    id: 'profile',
    label: 'User Profile',
    route: '/settings',
    group: 'Foot',
    icon: 'circle-user',
    requires: { anyOf: [{}] },
  },
];
