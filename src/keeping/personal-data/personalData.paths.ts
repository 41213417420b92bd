/** Spelled as in the specification. */
export const personalDataPaths = {
  personalData: (id: number) => `/Accounts/PersonalData/${id}`,
} as const
