// Where the agencies of the journeys are: known to every worker through an environment variable.
import type { Connection } from '#kit/embedded/applicationRole.ts'

export type Place = {
  folder: string
  /** Of the database with the demo agency. */
  connection: Connection
}

const variable = 'JOURNEYS_PLACE'

export const keepPlace = (place: Place) => void (process.env[variable] = JSON.stringify(place))
export const keptPlace = () => JSON.parse(process.env[variable] ?? '{}') as Place

/** The settings of a server on one of the databases. */
export function agencySettings({ connection }: Place, database: string, dataDir: string) {
  const { host, port, user, password } = connection
  const query = new URLSearchParams({ host, port: String(port), user, password })
  return {
    DATABASE_URL: `postgres:///${database}?${query}`,
    DATA_DIR: dataDir,
    HOST: '127.0.0.1',
    PORT: '0',
    // Nothing here asks the internet for anything.
    MAP_STYLE_URL: 'outline',
    // Journeys fill in the form of the public site faster than people.
    ENQUIRY_SECONDS: '0',
  }
}
