import type { HintName } from '../../hints/hints.ts'

export const en = {
  'hint.more': 'More in the help',
  'hint.matches':
    'The reasons say what of the wish the property has; what it lacks stands below, and the best comes first.',
  'hint.leadStage':
    'The stage says how far you are with the client; a closed lead gets no more matches and counts as won or lost.',
  'hint.leadPriority':
    'You set the priority yourselves: it sorts and filters the leads, and the client never sees it.',
  'hint.sendMatches':
    'New matches are mailed only to a client whose account has the consent to mailings; a link in each mail stops them.',
  'hint.objectState':
    '“Internal” is seen by the office only, “On the website” by everybody; “Inactive” is kept but offered to nobody.',
  'hint.stayStage':
    'A cancelled stay frees its nights; every other stage keeps them for the guest.',
  'hint.dealStage':
    'Move the stage with each step of the deal; when it is won, Estia offers what follows from it.',
  'hint.commission':
    'The commission is what the agency gets for the deal; its shares say who of you receives how much of it.',
  'hint.consents':
    'Each purpose has a consent of its own: without that to mailings a person gets answers, but no advertising.',
  'hint.minNights':
    'A stay that begins in these nights cannot be shorter; you are warned, and may still book it.',
  'hint.ownersShare':
    'What the owner gets of the stay, after your commission; one press puts it into the owner’s statement.',
  'hint.approval':
    'The client gets a link that opens without a password, and approves, declines or asks; later changes need a new approval.',
  'hint.intoNotes':
    'A column without a field of its own is kept word for word in the notes of the record, so that nothing is lost.',
  'hint.roles':
    'An administrator may do everything, an employee everything but settings and money of others; a client sees only their own statement.',
  'hint.branches':
    'Colleagues of a branch see all properties, people, leads and deals, but no stays, payments, alerts and colleagues.',
  'hint.likeness':
    'The likeness adds up the reasons, those against it too; nothing is merged until you press it.',
  'hint.alerts':
    'Alerts are for the whole office: what one of you has read counts as read for all.',
  'hint.portalState':
    '“There” is in the file that the portal gets, “Waiting” comes with the next one, “Refused” lacks what the format asks for, “Gone” was taken out.',
} as const satisfies Record<`hint.${HintName | 'more'}`, string>

declare module '#kit/i18n/screenMessages.ts' {
  interface ScreenMessages extends Shown {}
}
type Shown = typeof en
