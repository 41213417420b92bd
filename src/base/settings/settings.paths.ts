/** Spelt as the specification spells them. */
export const settingsPaths = {
  settings: '/Settings',
  localization: '/Settings/Localization',
  optionLists: '/Settings/Lists',
} as const
