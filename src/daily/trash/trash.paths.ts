/** Spelled as in the specification. */
export const trashPaths = {
  trash: '/Trash',
} as const
