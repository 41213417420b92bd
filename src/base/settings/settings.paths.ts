/** Spelled as in the specification. */
export const settingsPaths = {
  settings: '/Settings',
  mine: '/Settings/Mine',
  reminders: '/Settings/Reminders',
  agency: '/Settings/Agency',
  branches: '/Settings/Branches',
  optionLists: '/Settings/Lists',
  localization: '/Settings/Localization',
  addresses: '/Settings/Addresses',
} as const
