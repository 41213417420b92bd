/** Spelt as the specification spells them. */
export const sessionPaths = {
  home: '/CRM',
  login: '/login',
  forgotPassword: '/ForgotPassword',
  resetPassword: '/ResetPassword',
  setPassword: (id: number) => `/SetPassword/${id}`,
  setPasswordOfAny: '/SetPassword',
  changeEmployeRole: (id: number) => `/ChangeEmployeRole/${id}`,
  /** How one signs in; what it takes where a second factor has to be set up first; that of the staff. */
  security: '/Security',
  /** Where one sees who is signed in as oneself. */
  ownSessions: '/Settings',
  securitySetup: '/Security/Setup',
  staffFactors: '/Security/Staff',
} as const
