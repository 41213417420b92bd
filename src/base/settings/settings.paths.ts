/** Spelled as in the specification. */
export const settingsPaths = {
  settings: '/Settings',
  localization: '/Settings/Localization',
  optionLists: '/Settings/Lists',
} as const
