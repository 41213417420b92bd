// Why an enquiry may be a program's, in the order in which the tray says so.
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
