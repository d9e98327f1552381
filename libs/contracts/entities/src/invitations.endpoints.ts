import {
  allow,
  endpoint,
  id,
  keysetListOf,
  keysetPaging,
  moment,
  optionalLine,
  saved,
  searchText,
} from '@washcoat/contract-kernel';
import { z } from 'zod';

const service = 'entities';
const inviters = allow(
  { flags: ['canInviteUsers'], isNewUser: false },
  { hierarchy: [10], isNewUser: false },
);

export const invitedUser = z.object({
  invitationId: id,
  fname: z.string(),
  lname: z.string(),
  email: z.string(),
  facilityCity: z.string().nullable(),
  companyId: id.nullable(),
  companyName: z.string().nullable(),
  /** The role that the inviter chose; null for the default role. */
  roleId: id.nullable(),
  roleName: z.string().nullable(),
  inviterName: z.string(),
  hasUserRegistered: z.boolean(),
  /** Whether the link can be used; `used` when somebody registered with it. */
  state: z.enum(['open', 'used', 'revoked', 'expired']),
  created: moment,
  expires: moment,
});
export type InvitedUser = z.infer<typeof invitedUser>;

export const invitationList = endpoint({
  id: 'invitationList',
  service,
  method: 'GET',
  path: '/read/v1/entityUser/getInvites',
  summary: 'People who were invited to the companies in scope, newest first',
  access: inviters,
  input: z.object({ ...keysetPaging(10), text: searchText.optional() }),
  output: keysetListOf(invitedUser),
});

/** Names are checked by the use case, which answers the seed's sentences for the whole form. */
export const invite = endpoint({
  id: 'invite',
  service,
  method: 'POST',
  path: '/write/v1/entityUser/invite',
  summary:
    'Mails an invitation for 14 days; an address that the company invited before gets a new link, which replaces the old one',
  access: inviters,
  rateLimit: 'invite',
  input: z.object({
    fname: z._default(optionalLine(100), ''),
    lname: z._default(optionalLine(100), ''),
    email: z._default(optionalLine(254), ''),
    /** The caller's own company without it. Null: hierarchy 1 invites a partner to register a company of their own. */
    companyId: id.nullable().optional(),
    facilityCity: z.optional(z.nullable(optionalLine(100))),
    /** A role that the inviter may give; the default role of the company's kind without it. */
    roleId: id.nullable().optional(),
  }),
  output: saved,
});

export const invitationRevoke = endpoint({
  id: 'invitationRevoke',
  service,
  method: 'POST',
  path: '/write/v1/entityUser/revokeInvite',
  summary: 'Takes an invitation back: its link is good no more',
  access: inviters,
  input: z.object({ invitationId: id }),
  output: saved,
});
