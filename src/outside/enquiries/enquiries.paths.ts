/** Spelled as in the specification. */
export const enquiryPaths = {
  /** Enquiries of the public form that a program may have sent. */
  enquiryTray: '/Leads/Doubtful',
} as const
