import type { Config } from '../config.ts'

/** What must not be shown of the settings: keys, and the passwords of addresses. */
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
    // The path of a chat's address is as good as a password.
    .concat([alertSecret, alertUrl])
  // A shorter one would take letters out of ordinary words.
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
