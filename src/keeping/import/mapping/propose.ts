// Proposes a mapping for the columns of a file: a feed's own, a remembered one, and the rest by headers and cells.
import type { ImportKindName } from '../import.contract.ts'
import type { Mapping, Proposal } from '../mapping.contract.ts'
import type { FoundSource } from '../source.contract.ts'
import { targetsOf } from '../targets.contract.ts'
import type { Column } from './adjustToOtherColumns.ts'
import { blmMapping } from './blmMapping.ts'
import { kyeroMapping } from './kyeroMapping.ts'
import { openImmoMapping } from './openImmoMapping.ts'
import { proposeMapping } from './proposeMapping.ts'
import type { DecidedUses, OwnLabels } from './proposeMapping.ts'
import { reaxmlMapping } from './reaxmlMapping.ts'
import { rememberedUses } from './remembered.ts'
import type { Remembered } from './remembered.ts'

export type JudgedFile = {
  kind: ImportKindName
  format: FoundSource['format']
  columns: readonly Column[]
  /** What an export of ours holds. */
  own: Mapping | null
}

/** With what the cells showed, so that a proposal can be made again without reading them. */
export type StoredProposal = Proposal & { judged: readonly Column[] }

export type Proposed = { mapping: Mapping; proposal: StoredProposal }

export function propose(
  { kind, format, columns, own }: JudgedFile,
  labels: OwnLabels,
  remembered: Remembered | null = null,
): Proposed {
  const ofFeed = kind === 'properties' ? mappingsOfFeeds[format ?? 'csv'] : undefined
  const feed = own ?? ofFeed?.(columns.map(({ header }) => header))
  const known: DecidedUses = remembered ? rememberedUses(kind, columns, remembered) : new Map()
  const proposed = proposeMapping(kind, columns, labels, feed ? withFeed(feed, known) : known)
  const { fixed, system, found, sameName } = remembered ?? feed ?? proposed.mapping
  const targets = targetsOf(kind)
  return {
    mapping: {
      columns: proposed.mapping.columns,
      fixed: fixed.filter(({ target }) => (targets.get(target)?.of ?? 'photos') !== 'photos'),
      system,
      found,
      sameName,
    },
    proposal: {
      columns: proposed.columns,
      from: remembered?.from ?? null,
      judged: columns,
    },
  }
}

/** Feeds of properties, whose columns are known. */
const mappingsOfFeeds: Partial<
  Record<NonNullable<FoundSource['format']>, (headers: readonly string[]) => Mapping>
> = { kyero: kyeroMapping, blm: blmMapping, openImmo: openImmoMapping, reaxml: reaxmlMapping }

function withFeed({ columns }: Mapping, known: DecidedUses): DecidedUses {
  const taken = new Set([...known.values()].map(({ use }) => use.target))
  return new Map(
    columns.map((use, at) => [
      at,
      known.get(at) ?? { use: taken.has(use.target) ? { target: null } : use, why: 'feed' },
    ]),
  )
}
