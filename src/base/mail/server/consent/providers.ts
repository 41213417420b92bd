// Where people consent to mail being sent for them (OAuth2). Access tokens are sent to these mail servers only.
import type { MailProviders } from '#base/backend/mailEnvironment.ts'

const microsoft = (tenant: string | null, page: string) =>
  `https://login.microsoftonline.com/${encodeURIComponent(tenant ?? 'organizations')}/oauth2/v2.0/${page}`

export const mailProviders: MailProviders = {
  google: {
    server: { host: 'smtp.gmail.com', port: 465, security: 'tls' },
    consent: () => 'https://accounts.google.com/o/oauth2/v2/auth',
    tokens: () => 'https://oauth2.googleapis.com/token',
    scope: 'https://mail.google.com/',
    // Without these Google gives no refresh token the second time.
    more: { access_type: 'offline', prompt: 'consent' },
  },
  microsoft: {
    server: { host: 'smtp.office365.com', port: 587, security: 'starttls' },
    consent: (tenant) => microsoft(tenant, 'authorize'),
    tokens: (tenant) => microsoft(tenant, 'token'),
    scope: 'https://outlook.office.com/SMTP.Send offline_access',
    more: { prompt: 'select_account' },
  },
}
