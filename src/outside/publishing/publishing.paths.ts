/** Spelled as in the specification. */
export const sitePaths = {
  /** An object on the agency's public site, outside of this application. */
  publicObject: (language: string, number: string) => `/site/${language}/object/${number}`,
} as const
