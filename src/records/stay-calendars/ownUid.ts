// UIDs of stays and blocks in the calendars that we publish; they never change.

const hostOf = (publicUrl: string) => new URL(publicUrl).hostname

export const ownUid = (kind: 'stay' | 'block', id: number, publicUrl: string): string =>
  `estia-${kind}-${id}@${hostOf(publicUrl)}`

/** Whether a portal has sent back one of our own events. */
export const isOwnUid = (uid: string, publicUrl: string): boolean =>
  /^estia-(stay|block)-\d+@/.test(uid) && uid.endsWith(`@${hostOf(publicUrl)}`)
