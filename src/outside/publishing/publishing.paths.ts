/** Spelt as the specification spells them. */
export const sitePaths = {
  /** An object on the agency's public site, which is no screen of this application. */
  publicObject: (language: string, number: string) => `/site/${language}/object/${number}`,
} as const
