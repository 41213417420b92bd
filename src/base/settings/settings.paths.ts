/** Spelled as in the specification. */
export const settingsPaths = {
  settings: '/Settings',
  mine: '/Settings/Mine',
  reminders: '/Settings/Reminders',
  agency: '/Settings/Agency',
  branches: '/Settings/Branches',
  maps: '/Settings/Maps',
  optionLists: '/Settings/Lists',
  localization: '/Settings/Localization',
  addresses: '/Settings/Addresses',
} as const
