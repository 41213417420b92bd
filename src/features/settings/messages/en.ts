export const en = {
  'settings.unknownList': 'There is no such list.',
  'settings.branchInUse_one':
    '{{count}} account belongs to this branch. Move it to another branch first.',
  'settings.branchInUse_other':
    '{{count}} accounts belong to this branch. Move them to another branch first.',
} as const
