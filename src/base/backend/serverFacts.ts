export type Release = {
  version: string
  /** The commit that it was made from; null if that is not known. */
  commit: string | null
  /** The number of the newest migration that it brings. */
  schema: string
}

/** What administrators and support may know of the server that answers: no host, no address and no secret. */
export type ServerFacts = Release & {
  /** An instant. */
  startedOn: string
  /** Whether it runs the built-in database. */
  isEmbedded: boolean
  filesIn: 'folder' | 's3'
  map: 'outline' | 'usual' | 'own'
  /** All settings by name, and whether each is set. */
  settings: readonly { name: string; isSet: boolean }[]
}
