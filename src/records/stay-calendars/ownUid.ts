// What stays and blocks are called in the calendars that we give out: always the same.

const hostOf = (publicUrl: string) => new URL(publicUrl).hostname

export const ownUid = (kind: 'stay' | 'block', id: number, publicUrl: string): string =>
  `estia-${kind}-${id}@${hostOf(publicUrl)}`

/** Whether a portal has sent back what it has from us. */
export const isOwnUid = (uid: string, publicUrl: string): boolean =>
  /^estia-(stay|block)-\d+@/.test(uid) && uid.endsWith(`@${hostOf(publicUrl)}`)
