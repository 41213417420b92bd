// Lists the files of a database folder that belong in a base backup: all but those that PostgreSQL recreates or takes from its
// log. See "Backing Up the Data Directory" in its documentation.
import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'

export type DatabaseFile = { name: string; size: number }
export type DatabaseFiles = {
  /**
   * Relative to the database folder, with slashes; `global/pg_control` comes last, because its state decides what is replayed.
   */
  files: DatabaseFile[]
  folders: string[]
}

/** Folders that are kept empty. */
const emptied = new Set([
  'pg_wal',
  'pg_replslot',
  'pg_dynshmem',
  'pg_notify',
  'pg_serial',
  'pg_snapshots',
  'pg_stat_tmp',
  'pg_subtrans',
])
const leftOut =
  /(^|\/)(postmaster\.(pid|opts)|pg_internal\.init(\.\d+)?|pgsql_tmp[^/]*|backup_label(\.old)?|tablespace_map(\.old)?|recovery\.signal|standby\.signal|current_logfiles(\.tmp)?)$/

const control = 'global/pg_control'

export async function databaseFiles(data: string): Promise<DatabaseFiles> {
  const [files, folders]: [DatabaseFile[], string[]] = [[], []]
  const walk = async (folder: string): Promise<void> => {
    const entries = await readdir(join(data, folder), { withFileTypes: true }).catch(orNone)
    for (const entry of entries) {
      const name = folder ? `${folder}/${entry.name}` : entry.name
      if (leftOut.test(name)) continue
      if (entry.isDirectory()) {
        folders.push(name)
        if (!emptied.has(name)) await walk(name)
      } else if (entry.isFile()) {
        const state = await stat(join(data, name)).catch(() => undefined)
        if (state) files.push({ name, size: state.size })
      }
    }
  }
  await walk('')
  // PostgreSQL requires the folder, but not its contents.
  folders.push('pg_wal/archive_status', 'pg_wal/summaries')
  const isControl = ({ name }: DatabaseFile) => name === control
  return {
    files: [...files.filter((each) => !isControl(each)), ...files.filter(isControl)],
    folders,
  }
}

// The table was dropped meanwhile.
function orNone(error: NodeJS.ErrnoException): [] {
  if (error.code === 'ENOENT') return []
  throw error
}
