/** Spelt as the specification spells them. */
export const trashPaths = {
  trash: '/Trash',
} as const
