// Reasons to suspect a program, in the order of the tray.
export const doubts = [
  'trap',
  'noToken',
  'reused',
  'tooOld',
  'tooFast',
  'links',
  'often',
  'many',
] as const
export type Doubt = (typeof doubts)[number]
