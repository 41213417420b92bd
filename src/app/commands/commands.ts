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
  backup: {
    summary: 'take a backup now',
    load: async () => (await import('./backup.ts')).backup,
  },
  backups: {
    summary: 'list what can be restored',
    load: async () => (await import('./backups.ts')).backups,
  },
  restore: {
    summary: 'bring the agency back to a moment, in a new folder',
    load: async () => (await import('./restore.ts')).restore,
  },
  'restore-files': {
    summary: 'bring back files that the file storage has lost',
    load: async () => (await import('./restoreFiles.ts')).restoreFilesCommand,
  },
  verify: {
    summary: 'read the newest backup, or restore it for a trial and compare',
    load: async () => (await import('./verify.ts')).verify,
  },
  'verify-order': {
    summary: 'say whether the evidence of an order was changed, without any server',
    load: async () => (await import('./verifyOrder.ts')).verifyOrder,
  },
  doctor: {
    summary: 'look whether settings, schema, derived values and files are as they should be',
    load: async () => (await import('./doctor.ts')).doctor,
  },
  dump: {
    summary: 'write the whole agency into one file, to move to another database',
    load: async () => (await import('./dump.ts')).dump,
  },
  load: {
    summary: 'load such a file into an empty database',
    load: async () => (await import('./load.ts')).load,
  },
  'adopt-files': {
    summary: 'declare that the file storage belongs to the database',
    load: async () => (await import('./adoptFiles.ts')).adoptFilesCommand,
  },
  user: {
    summary: 'let people in who cannot get in: administrator, password, second factor',
    load: async () => (await import('./user.ts')).user,
  },
  version: {
    summary: 'versions of Estia, Node and PostgreSQL',
    load: async () => (await import('./version.ts')).version,
  },
}
