// The locations of the agencies, passed to every worker in an environment variable.
import type { Connection } from '#kit/embedded/applicationRole.ts'

export type Place = {
  folder: string
  /** The database with the demo agency. */
  connection: Connection
}

const variable = 'JOURNEYS_PLACE'

export const keepPlace = (place: Place) => void (process.env[variable] = JSON.stringify(place))
export const keptPlace = () => JSON.parse(process.env[variable] ?? '{}') as Place

/** The environment of a server for one of the databases. */
export function agencySettings({ connection }: Place, database: string, dataDir: string) {
  const { host, port, user, password } = connection
  const query = new URLSearchParams({ host, port: String(port), user, password })
  return {
    DATABASE_URL: `postgres:///${database}?${query}`,
    DATA_DIR: dataDir,
    HOST: '127.0.0.1',
    PORT: '0',
    // Journeys run on any disk.
    MIN_FREE_MB: '0',
    // Mail servers of journeys run on this machine.
    MAIL_HOSTS_INSIDE: '127.0.0.1',
    // No requests to the internet.
    MAP_STYLE_URL: 'outline',
    // Journeys fill in the enquiry form faster than people.
    ENQUIRY_SECONDS: '0',
  }
}
