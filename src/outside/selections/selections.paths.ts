/** Spelt as the specification spells them. */
export const selectionPaths = {
  /** What was chosen for a client, to whoever has its link. */
  publicSelection: (language: string, token: string) => `/site/${language}/selection/${token}`,
} as const
