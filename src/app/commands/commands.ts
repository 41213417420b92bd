// The commands of `estia`, in the order in which its help names them. Each is loaded only when it is run.
import type { Command } from './command.ts'

type Listed = {
  /** One line for the list. */
  summary: string
  load: () => Promise<Command>
}

export const commands: Readonly<Record<string, Listed>> = {
  start: {
    summary: 'try it out: starts with a demo agency',
    load: async () => (await import('./serve.ts')).start,
  },
  serve: {
    summary: 'production: no demo data, JSON logs',
    load: async () => (await import('./serve.ts')).serve,
  },
  doctor: {
    summary: 'compare what the database derives and stores with its sources',
    load: async () => (await import('./doctor.ts')).doctor,
  },
  'adopt-files': {
    summary: 'declare that the file storage belongs to the database',
    load: async () => (await import('./adoptFiles.ts')).adoptFilesCommand,
  },
  version: {
    summary: 'versions of Estia, Node and PostgreSQL',
    load: async () => (await import('./version.ts')).version,
  },
}
