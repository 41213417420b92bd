// Inviting colleagues, and the invitations of those who have not come yet.
import { z } from 'zod'
import { id, instant } from '#kit/fields/schema.ts'
import { byId, get, post } from '#kit/http/endpoint.ts'
import { admin } from '#base/permissions/permissions.contract.ts'
import { staffRoles } from '#base/permissions/roles.contract.ts'

const name = z.string().trim().min(1).max(80)

const invitationInput = z.strictObject({
  firstName: name,
  lastName: name,
  email: z.string().trim().min(1).max(400),
  role: z.enum(staffRoles),
  /** For employees who work for one branch only. */
  branchId: id.nullable(),
  /** Of the mail, the page that it leads to, and the person's screens from then on. */
  language: z.enum(['en', 'el', 'ru']),
  /** The existing account to invite, which has this e-mail; the names are ignored then. */
  accountId: id.optional(),
})
export type InvitationInput = z.output<typeof invitationInput>

/** The mail of an invitation: `byHand` if there is none, `waiting` while the mail server has not taken it. */
const mailState = z.enum(['byHand', 'waiting', 'sent', 'undelivered'])

/** Why a link does not work any more: its week is over, or the account has changed since. */
const linkState = z.enum(['works', 'ended', 'changed'])

const openInvitation = z.object({
  /** Of the account. */
  id,
  name: z.string(),
  email: z.string(),
  role: z.string().nullable(),
  /** The name of the branch. */
  branch: z.string().nullable(),
  invitedOn: instant,
  invitedBy: z.string().nullable(),
  expiresOn: instant,
  link: linkState,
  mail: mailState,
})
export type OpenInvitation = z.output<typeof openInvitation>

const newLink = z.object({
  id,
  /** The address that the mail goes to. */
  email: z.string(),
  /** Null if a mail server delivers it: then only a new link can be read. */
  link: z.string().nullable(),
})
export type NewLink = z.output<typeof newLink>

const changes = ['invitation', 'account', 'role']

export const invitationsApi = {
  listInvitations: get('/api/invitation', {
    may: admin,
    shows: [...changes, 'mailSettings'],
    answer: z.object({
      items: z.array(openInvitation),
      /** Whether a mail server is set, so that links are mailed. */
      byMail: z.boolean(),
    }),
  }),
  /** 400 on `email` with `existing` (id and name) if an account has this e-mail, which can be invited instead. */
  invite: post('/api/invitation', { may: admin, changes, body: invitationInput, answer: newLink }),
  /** Mails a new link; the last one ends. */
  sendInvitationAgain: post('/api/invitation/send/{id}', {
    may: admin,
    changes,
    params: byId,
    answer: newLink,
  }),
  /** Makes a new link to hand over, without a mail; the last one ends. */
  newInvitationLink: post('/api/invitation/link/{id}', {
    may: admin,
    changes,
    params: byId,
    answer: newLink.extend({ link: z.string() }),
  }),
  /** Also deletes an account that the invitation has added and that nothing hangs on. */
  withdrawInvitation: post('/api/invitation/withdraw/{id}', {
    may: admin,
    changes,
    params: byId,
    answer: z.object({ isDeleted: z.boolean() }),
  }),
}
