// Opens an uploaded archive; refuses other files and incomplete archives.
import { cutText } from '#kit/fields/cutText.ts'
import { buffer } from 'node:stream/consumers'
import { z } from 'zod'
import { DamagedZip, openZip } from '#kit/sheets/openZip.ts'
import type { ListedEntry, OpenZip } from '#kit/sheets/openZip.ts'
import { archiveFormat, linesName } from '../../contents/describe.ts'
import { archivedTables } from '#keeping/archived-tables/archivedTables.ts'
import { numberOfStored, pathOfLogo } from '../../contents/pathOfFile.ts'
import { ArchiveRefused } from './refused.ts'

const mostEntries = 2_000_000
const mostDescription = 20_000_000
/** Highest ratio of unpacked to packed size: text shrinks to a tenth, only zip bombs to a thousandth. */
const mostTimes = 100
const always = 100_000_000

const described = z.object({
  format: z.literal(archiveFormat.format),
  formatVersion: z.int(),
  product: z.object({ version: z.string() }),
  list: z.string().nullable(),
  tables: z.array(
    z.object({
      name: z.string(),
      rows: z.int().min(0),
      fields: z.array(z.object({ name: z.string() })),
    }),
  ),
  files: z.object({ count: z.int().min(0) }),
})
export type ArchiveDescription = z.output<typeof described>

export type OpenedArchive = {
  description: ArchiveDescription
  /** The lines of a table; undefined if the archive does not have it. */
  lines: (table: string) => AsyncIterable<Buffer> | undefined
  /** The content of a file by its `numberOfStored`; undefined if it was missing when the archive was made. */
  file: (number: number, path: string) => Promise<AsyncIterable<Buffer> | undefined>
  logo: () => AsyncIterable<Buffer> | undefined
  close: () => Promise<void>
}

const expected =
  /^(README\.md|description\.json|json\/[A-Za-z]+\.jsonl|workbooks\/[A-Za-z]+\.xlsx|files\/Agency\/logo\.webp)$/
const fileName = /^files\/([A-Za-z]+)\/\d{1,10}\/(\d{1,10}) [^/\\]+$/

/** Throws ArchiveRefused. */
export async function openArchive(path: string): Promise<OpenedArchive> {
  const zip = await openZip(path).catch((error: unknown) => {
    throw error instanceof DamagedZip ? new ArchiveRefused('arrival.refused.noZip') : error
  })
  try {
    return await opened(zip)
  } catch (error) {
    await zip.close()
    throw error instanceof DamagedZip ? new ArchiveRefused('arrival.refused.damaged') : error
  }
}

async function opened(zip: OpenZip): Promise<OpenedArchive> {
  const { named, files } = await listEntries(zip)
  const description = await readDescription(zip, named.get('description.json'))
  mustBeWhole(description, files.size)
  const content = (name: string) => {
    const entry = named.get(name)
    return entry && whole(zip, entry)
  }
  return {
    description,
    lines: (table) => content(linesName(table)),
    logo: () => content(pathOfLogo),
    async file(number, path) {
      const line = files.get(number)
      if (line === undefined) return undefined
      const entry = await zip.entryAt(line)
      if (entry.name !== path) throw strange(entry.name)
      return whole(zip, entry)
    },
    close: () => zip.close(),
  }
}

/** Files by number, since there may be millions; other entries by name. */
async function listEntries(zip: OpenZip) {
  if (zip.count > mostEntries) throw new ArchiveRefused('arrival.refused.tooMuch')
  const named = new Map<string, ListedEntry>()
  const files = new Map<number, number>()
  let [unpacked, packed] = [0, 0]
  for await (const entry of zip.entries()) {
    const { name, line } = entry
    unpacked += entry.size
    packed += entry.compressed
    const number = numberIn(name)
    const isStrange = number ? files.has(number) : !expected.test(name) || named.has(name)
    if (isStrange) throw strange(name)
    if (number) files.set(number, line)
    else named.set(name, entry)
  }
  if (unpacked > always + mostTimes * packed) throw new ArchiveRefused('arrival.refused.tooMuch')
  return { named, files }
}

/** 0 for an entry that is no file of a row. */
function numberIn(name: string): number {
  const [, kind, id] = fileName.exec(name) ?? []
  return id === undefined
    ? 0
    : numberOfStored(kind === 'OrderFile' ? 'orderFile' : 'file', Number(id))
}

const strange = (name: string) =>
  new ArchiveRefused(['arrival.refused.strange', { name: cutText(name, 100) }])

async function readDescription(
  zip: OpenZip,
  entry: ListedEntry | undefined,
): Promise<ArchiveDescription> {
  if (!entry || entry.size > mostDescription)
    throw new ArchiveRefused('arrival.refused.noDescription')
  const text = (await buffer(zip.read(entry))).toString('utf8')
  const { success, data } = described.safeParse(asJson(text))
  if (!success) throw new ArchiveRefused('arrival.refused.noDescription')
  return data
}

function asJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function mustBeWhole(
  { formatVersion, list, tables, files, product }: ArchiveDescription,
  found: number,
) {
  const names = tables.map(({ name }) => name)
  const isNewer =
    formatVersion > archiveFormat.formatVersion ||
    names.some((name) => !Object.hasOwn(archivedTables, name))
  if (isNewer) throw new ArchiveRefused(['arrival.refused.newer', { version: product.version }])
  if (list !== null) throw new ArchiveRefused('arrival.refused.onlyView')
  if (new Set(names).size < names.length) throw new ArchiveRefused('arrival.refused.damaged')
  if (files.count !== found)
    throw new ArchiveRefused(['arrival.refused.files', { said: files.count, found }])
}

async function* whole(zip: OpenZip, entry: ListedEntry): AsyncGenerator<Buffer> {
  try {
    yield* zip.read(entry)
  } catch (error) {
    throw error instanceof DamagedZip ? new ArchiveRefused('arrival.refused.damaged') : error
  }
}
