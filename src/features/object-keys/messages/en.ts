export const en = {
  'objectKey.unknownAccount': 'There is no such account, or it was deleted.',
  'objectKey.backBeforeGiven': 'The key cannot have come back before it was given away.',
} as const
