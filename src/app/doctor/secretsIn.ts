import type { Config } from '../config.ts'

/** The secrets in the settings: keys, and passwords in URLs. */
export function secretsIn(config: Config): string[] {
  const { databaseUrl, databaseDirectUrl, databaseReadUrls, smtpUrl, filesUrl } = config
  const { backupUrl, alertUrl } = config
  const urls = [databaseUrl, databaseDirectUrl, ...databaseReadUrls, smtpUrl, filesUrl].concat([
    backupUrl,
    alertUrl,
  ])
  const passwords = urls.flatMap((url) => {
    const { password = '', searchParams } = URL.parse(url ?? '') ?? {}
    return [password, plain(password), searchParams?.get('password') ?? '']
  })
  const { secretsKey, metricsToken, adminPassword, backupKey, alertSecret } = config
  const keys = [secretsKey, metricsToken, adminPassword, ...(backupKey ?? '').split(/\s+/)]
    // The path of a chat's URL is a password.
    .concat([alertSecret, alertUrl])
  // Shorter ones could match ordinary words.
  return [...passwords, ...keys].filter(
    (each): each is string => each !== undefined && each.length > 3,
  )
}

function plain(encoded: string): string {
  try {
    return decodeURIComponent(encoded)
  } catch {
    return encoded
  }
}
