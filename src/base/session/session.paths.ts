/** Spelled as in the specification. */
export const sessionPaths = {
  home: '/CRM',
  login: '/login',
  forgotPassword: '/ForgotPassword',
  resetPassword: '/ResetPassword',
  /** The code and the language stand behind the #, which browsers send to no server. */
  invitation: '/Invitation',
  setPassword: (id: number) => `/SetPassword/${id}`,
  setPasswordOfAny: '/SetPassword',
  changeEmployeRole: (id: number) => `/ChangeEmployeRole/${id}`,
  /** The person's own sessions and second factors. */
  security: '/Security',
  /** For a person who must set up a second factor before anything else. */
  securitySetup: '/Security/Setup',
  /** The second factors of all staff. */
  staffFactors: '/Security/Staff',
} as const
