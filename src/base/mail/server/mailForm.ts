import type { AnswerOf, SentTo } from '#kit/http/endpoint.ts'
import { usualPorts } from './mailSettings.contract.ts'
import type { mailSettingsApi } from './mailSettings.contract.ts'

type MailSettings = AnswerOf<typeof mailSettingsApi.getMailSettings>
type Body = SentTo<typeof mailSettingsApi.saveMailSettings>['body']

/** What is typed, with secrets that are never read back. */
export type MailForm = {
  signIn: 'password' | 'google' | 'microsoft'
  host: string
  port: string
  security: 'tls' | 'starttls' | 'none'
  user: string
  senderAddress: string
  senderName: string
  clientId: string
  tenant: string
  password: string
  clientSecret: string
}

/** Texts of fields that the server refused. */
export type Refused = Readonly<Record<string, readonly string[]>> | undefined

export type FieldsProps = {
  base: MailSettings
  form: MailForm
  onChange: (change: Partial<MailForm>) => void
  errorOf: (name: string) => string | undefined
}

export const mailFormOf = (settings: MailSettings): MailForm => ({
  signIn: (settings.signIn ?? 'password') as MailForm['signIn'],
  host: settings.host ?? '',
  port: settings.port === null ? '' : String(settings.port),
  security: (settings.security ?? 'starttls') as MailForm['security'],
  user: settings.user ?? '',
  senderAddress: settings.senderAddress ?? '',
  senderName: settings.senderName ?? '',
  clientId: settings.clientId ?? '',
  tenant: settings.tenant ?? '',
  password: '',
  clientSecret: '',
})

export const portOf = ({ security }: Pick<MailForm, 'security'>): string =>
  String(usualPorts[security])

/** The fields that were changed, and the secrets that were typed, based on the version that was read. */
export function changesOf(base: MailSettings, form: MailForm): Body {
  const before = mailFormOf(base)
  const { password, clientSecret, ...fields } = form
  const changed = Object.entries(fields).filter(
    ([name, value]) => value !== before[name as keyof MailForm],
  )
  const values = Object.fromEntries(changed.map(([name, value]) => [name, valueOf(name, value)]))
  return {
    version: base.version,
    ...values,
    ...(password && { password }),
    ...(clientSecret && { clientSecret }),
  } as Body
}

/** A port that is no number is sent as typed, so that the server says so at the field. */
function valueOf(name: string, value: string): unknown {
  if (name !== 'port') return value
  const typed = value.trim()
  return typed === '' ? null : /^\d+$/.test(typed) ? Number(typed) : typed
}

export const isChanged = (base: MailSettings, form: MailForm): boolean =>
  Object.keys(changesOf(base, form) ?? {}).length > 1
