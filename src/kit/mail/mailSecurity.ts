/** TLS from the first byte, TLS by the command STARTTLS, or no encryption at all. */
export const mailSecurities = ['tls', 'starttls', 'none'] as const
export type MailSecurity = (typeof mailSecurities)[number]
