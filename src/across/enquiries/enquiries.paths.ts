/** Spelt as the specification spells them. */
export const enquiryPaths = {
  /** What came through the form of the public site, and a program may have sent. */
  enquiryTray: '/Leads/Doubtful',
} as const
