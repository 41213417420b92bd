// The mapping as edited; it saves automatically, like every form.
import { useMemo } from 'react'
import { useDraft } from '#kit/form/draft/useDraft.ts'
import type { DraftOf } from '#kit/form/draft/useDraft.ts'
import { useSaving } from '#kit/form/draft/useSaving.ts'
import { call } from '#kit/http/call.ts'
import { importApi } from '../../import.contract.ts'
import type { ViewedImport } from '../../import.contract.ts'
import type { Mapping } from '../../mapping.contract.ts'

type Edited = Mapping & { id: number; version: number }
export type MappingDraft = DraftOf<Edited> & {
  /** The version of the import after the last save. */
  savedVersion: () => number
}

export function useMapping({ id, version }: ViewedImport, mapping: Mapping): MappingDraft {
  const saved = useMemo(() => ({ ...mapping, id, version }), [mapping, id, version])
  const draft = useDraft<Edited, Edited>({
    entity: 'import',
    key: id,
    saved,
    save: async ({ id: _id, version: before = version, ...changed }, options) => {
      const answer = await call(
        importApi.saveMapping,
        { body: { id, version: before, mapping: changed } },
        options,
      )
      return { ...saved, ...answer.mapping, version: answer.version }
    },
  })
  useSaving(draft, 'auto')
  return {
    ...draft,
    savedVersion: () => draft.store.snapshot().values['version'] as number,
  }
}
