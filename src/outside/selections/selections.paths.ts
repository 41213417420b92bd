/** Spelled as in the specification. */
export const selectionPaths = {
  /** A selection's page, for whoever has its link. */
  publicSelection: (language: string, token: string) => `/site/${language}/selection/${token}`,
} as const
