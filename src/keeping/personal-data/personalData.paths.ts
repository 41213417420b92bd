/** Spelt as the specification spells them. */
export const personalDataPaths = {
  personalData: (id: number) => `/Accounts/PersonalData/${id}`,
} as const
