import { paths } from '#features/paths.ts'
import type { RecordKind } from './entityKinds.contract.ts'

const hrefs: Partial<Record<RecordKind, (id: number) => string>> = {
  Account: paths.account,
  Object: paths.object,
}

/** Where a linked record is shown; undefined while its kind has no screen. */
export const hrefOfLink = (link: { entity: RecordKind; id: number }): string | undefined =>
  hrefs[link.entity]?.(link.id)
