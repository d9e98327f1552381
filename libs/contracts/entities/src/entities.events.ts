import { defineEvent, id, moment } from '@washcoat/contract-kernel';
import { z } from 'zod';

/** When something was last changed, and by whom. */
const change = z.object({ at: moment, by: z.string() });

/** What other domains keep of a company: who it is, whose it is, and how its prices are made. */
export const companyChanged = defineEvent({
  name: 'entities.company-changed.v1',
  topic: 'entities.company',
  kind: 'record',
  schema: z.object({
    companyId: id,
    companyName: z.string(),
    companyType: z.string(),
    parentCompanyId: id.nullable(),
    isHouse: z.boolean(),
    isFranchise: z.boolean(),
    isActive: z.boolean(),
    isDeleted: z.boolean(),
    firstName: z.string(),
    lastName: z.string(),
    email: z.string(),
    phone: z.string(),
    address: z.string(),
    city: z.string(),
    state: z.string(),
    zipcode: z.string(),
    companyLogo: z.string().nullable(),
    facility: z.string().nullable(),
    /** The facility that `facility` names; events from before this field lack it. */
    facilityId: id.nullable().optional(),
    businessLicense: z.string().nullable(),
    driversLicense: z.string().nullable(),
    ein: z.string().nullable(),
    priceMod: z.number().nullable(),
    priceModIsPercentage: z.boolean(),
    groupModifier: z.number().nullable(),
    groupModifierIsPercentage: z.boolean(),
    groupDiscount: z.number().nullable(),
    /** By the city of the facility: what readers from before `facilityDiscountsById` go by. */
    facilityDiscounts: z.record(z.string(), z.number()),
    /** By the id of the facility; events from before this field lack it. */
    facilityDiscountsById: z.record(id, z.number()).optional(),
    /** The last change of each term; one whose change is not on record is absent. */
    termChanges: z
      .object({
        priceMod: change.optional(),
        groupModifier: change.optional(),
        groupDiscount: change.optional(),
        /** By the city of the facility. */
        facilityDiscounts: z.record(z.string(), change),
        /** By the id of the facility. */
        facilityDiscountsById: z.record(id, change).optional(),
      })
      .optional(),
    /** Which prices may stand on what is sent to the company; null leaves them to the roles of its users. */
    canSeeUnitPrice: z.boolean().nullable().optional(),
    canSeeSubtotal: z.boolean().nullable().optional(),
    canSeeMarkup: z.boolean().nullable().optional(),
    lookupRestriction: z.number().int().nullable(),
    /** For how many hours quotes to it hold their prices; null for not at all. Events from before this field lack it. */
    priceHoldHours: z.number().int().nullable().optional(),
    /** It registered alone and waits for the house's approval; events from before this field lack it. */
    isWaiting: z.boolean().optional(),
    /** When it was entered; events from before this field lack it. */
    createdAt: moment.optional(),
    /** Grows with every change of the company; an older one that arrives late is ignored. */
    version: z.number().int(),
    changedAt: moment,
  }),
  example: {
    companyId: '018f3c1e-0000-7000-8000-000000000101',
    companyName: 'Corner Muffler',
    companyType: 'CUSTOMER',
    parentCompanyId: '018f3c1e-0000-7000-8000-000000000001',
    isHouse: false,
    isFranchise: false,
    isActive: true,
    isDeleted: false,
    firstName: 'Lee',
    lastName: 'Corner',
    email: 'office@corner.test',
    phone: '4045550142',
    address: '12 Corner St',
    city: 'Atlanta',
    state: 'GA',
    zipcode: '30318',
    companyLogo: null,
    facility: 'Atlanta',
    businessLicense: null,
    driversLicense: null,
    ein: null,
    priceMod: -2,
    priceModIsPercentage: true,
    groupModifier: 1.5,
    groupModifierIsPercentage: false,
    groupDiscount: 1,
    facilityDiscounts: { Atlanta: 4 },
    termChanges: {
      priceMod: { at: '2026-10-05T13:20:00.000Z', by: 'Ada Admin' },
      groupModifier: { at: '2026-10-12T09:40:00.000Z', by: 'Bo Buyer' },
      groupDiscount: { at: '2026-10-12T09:40:00.000Z', by: 'Bo Buyer' },
      facilityDiscounts: { Atlanta: { at: '2026-10-20T16:05:00.000Z', by: 'Ada Admin' } },
    },
    canSeeUnitPrice: null,
    canSeeSubtotal: null,
    canSeeMarkup: null,
    lookupRestriction: null,
    priceHoldHours: null,
    isWaiting: false,
    createdAt: '2026-09-14T08:00:00.000Z',
    version: 3,
    changedAt: '2026-11-02T14:05:00.000Z',
  },
});

export const facilityChanged = defineEvent({
  name: 'entities.facility-changed.v1',
  topic: 'entities.facility',
  kind: 'record',
  schema: z.object({
    facilityId: id,
    companyId: id,
    name: z.string(),
    address: z.string(),
    city: z.string(),
    state: z.string(),
    zipcode: z.string(),
    isActive: z.boolean(),
    isDeleted: z.boolean().default(false),
    isFranchise: z.boolean(),
    isCartCreation: z.boolean(),
    isPicRequired: z.boolean(),
    isSignRequired: z.boolean(),
    isEinRequired: z.boolean(),
    version: z.number().int(),
    changedAt: moment,
  }),
  example: {
    facilityId: '018f3c1e-0000-7000-8000-000000000201',
    companyId: '018f3c1e-0000-7000-8000-000000000001',
    name: 'Atlanta',
    address: '1180 Foundry St NW',
    city: 'Atlanta',
    state: 'GA',
    zipcode: '30318',
    isActive: true,
    isDeleted: false,
    isFranchise: false,
    isCartCreation: true,
    isPicRequired: false,
    isSignRequired: false,
    isEinRequired: false,
    version: 1,
    changedAt: '2026-11-02T14:05:00.000Z',
  },
});

export const userChanged = defineEvent({
  name: 'entities.user-changed.v1',
  topic: 'entities.user',
  kind: 'record',
  schema: z.object({
    userId: id,
    companyId: id.nullable(),
    email: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    hierarchy: z.number().int(),
    isActive: z.boolean(),
    isDeleted: z.boolean(),
    version: z.number().int(),
    changedAt: moment,
  }),
  example: {
    userId: '018f3c1e-0000-7000-8000-000000000301',
    companyId: '018f3c1e-0000-7000-8000-000000000101',
    email: 'subscriber@corner.test',
    firstName: 'Sam',
    lastName: 'Corner',
    hierarchy: 2,
    isActive: true,
    isDeleted: false,
    version: 1,
    changedAt: '2026-11-02T14:05:00.000Z',
  },
});

/** Somebody signed in whose session of the day did not go on; when is all that others need of it. */
export const userSignedIn = defineEvent({
  name: 'entities.user-signed-in.v1',
  topic: 'entities.user',
  kind: 'record',
  schema: z.object({ userId: id, companyId: id.nullable(), at: moment }),
  example: {
    userId: '018f3c1e-0000-7000-8000-000000000301',
    companyId: '018f3c1e-0000-7000-8000-000000000101',
    at: '2026-11-20T13:58:00.000Z',
  },
});

export const passwordResetRequested = defineEvent({
  name: 'entities.password-reset-requested.v1',
  topic: 'entities.user',
  kind: 'message',
  schema: z.object({
    userId: id,
    email: z.string(),
    firstName: z.string(),
    path: z.string(),
    expiresAt: moment,
  }),
  example: {
    userId: '018f3c1e-0000-7000-8000-000000000301',
    email: 'subscriber@corner.test',
    firstName: 'Sam',
    path: '/reset-password/one-time-token',
    expiresAt: '2026-11-02T15:05:00.000Z',
  },
});

export const userInvited = defineEvent({
  name: 'entities.user-invited.v1',
  topic: 'entities.user',
  kind: 'message',
  schema: z.object({
    invitationId: id,
    email: z.string(),
    firstName: z.string(),
    /** Who invites, and for which company; null: to register one of their own. */
    inviterName: z.string(),
    companyName: z.string().nullable(),
    /** The page that registers, with the one-time code. */
    path: z.string(),
  }),
  example: {
    invitationId: '018f3c1e-0000-7000-8000-000000000401',
    email: 'invited@newco.test',
    firstName: 'Noor',
    inviterName: 'Ada Admin',
    companyName: 'Corner Muffler',
    path: '/login/invited%40newco.test?code=one-time-code',
  },
});

/** Somebody who was invited has registered with the link. */
export const invitationUsed = defineEvent({
  name: 'entities.invitation-used.v1',
  topic: 'entities.user',
  kind: 'message',
  schema: z.object({
    invitationId: id,
    email: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    /** The company that was joined; null: one of their own. */
    companyName: z.string().nullable(),
    /** Who had invited, as the last to ask; null when nobody of now. */
    inviterId: id.nullable(),
    usedAt: moment,
  }),
  example: {
    invitationId: '018f3c1e-0000-7000-8000-000000000401',
    email: 'invited@newco.test',
    firstName: 'Noor',
    lastName: 'Haddad',
    companyName: 'Corner Muffler',
    inviterId: '018f3c1e-0000-7000-8000-000000000302',
    usedAt: '2026-11-05T09:30:00.000Z',
  },
});

export const customerMessageSent = defineEvent({
  name: 'entities.customer-message-sent.v1',
  topic: 'entities.company',
  kind: 'message',
  schema: z.object({
    companyId: id,
    companyName: z.string(),
    email: z.string(),
    firstName: z.string(),
    senderName: z.string(),
    senderCompanyName: z.string(),
    /** What the sender wrote; empty asks the customer to get in touch. */
    message: z.string(),
  }),
  example: {
    companyId: '018f3c1e-0000-7000-8000-000000000101',
    companyName: 'Corner Muffler',
    email: 'office@corner.test',
    firstName: 'Lee',
    senderName: 'Bo Buyer',
    senderCompanyName: 'Washcoat House',
    message: 'Your cart is graded. Call us before Friday.',
  },
});

/** Somebody registered without an invitation and saved the account form: the link that confirms the address. */
export const registrationSaved = defineEvent({
  name: 'entities.registration-saved.v1',
  topic: 'entities.user',
  kind: 'message',
  schema: z.object({ registrationId: id, email: z.string(), path: z.string(), expiresAt: moment }),
  example: {
    registrationId: '018f3c1e-0000-7000-8000-000000000501',
    email: 'new@customer.test',
    path: '/confirm/one-time-code',
    expiresAt: '2026-11-03T14:05:00.000Z',
  },
});

/** Somebody asked for another address of their own account: the link that confirms it. */
export const addressChangeAsked = defineEvent({
  name: 'entities.address-change-asked.v1',
  topic: 'entities.user',
  kind: 'message',
  schema: z.object({
    userId: id,
    /** The new address. */
    email: z.string(),
    path: z.string(),
    expiresAt: moment,
  }),
  example: {
    userId: '018f3c1e-0000-7000-8000-000000000301',
    email: 'new@washcoat.test',
    path: '/confirm/one-time-code',
    expiresAt: '2026-11-03T14:05:00.000Z',
  },
});

/** A user is to have another address than `email`, or has one: who reads it is told. */
export const addressLeft = defineEvent({
  name: 'entities.address-left.v1',
  topic: 'entities.user',
  kind: 'message',
  schema: z.object({
    userId: id,
    email: z.string(),
    firstName: z.string(),
    /** False while the new address waits to be confirmed. */
    isDone: z.boolean(),
  }),
  example: {
    userId: '018f3c1e-0000-7000-8000-000000000301',
    email: 'former@washcoat.test',
    firstName: 'Lee',
    isDone: false,
  },
});

/** The house approved or refused a company that registered alone. */
export const companyDecided = defineEvent({
  name: 'entities.company-decided.v1',
  topic: 'entities.company',
  kind: 'message',
  schema: z.object({
    companyId: id,
    companyName: z.string(),
    email: z.string(),
    firstName: z.string(),
    isApproved: z.boolean(),
    /** The page that signs in. */
    path: z.string(),
  }),
  example: {
    companyId: '018f3c1e-0000-7000-8000-000000000101',
    companyName: 'Corner Muffler',
    email: 'office@corner.test',
    firstName: 'Lee',
    isApproved: true,
    path: '/',
  },
});
