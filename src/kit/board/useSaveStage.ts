import { useState } from 'react'
import { refresh, refreshed } from '../http/queries.ts'
import { savesInLine } from '../http/savesInLine.ts'

export type StageSaving = {
  /** `version` is the one that this person has seen; the response has the new one. */
  save: (record: {
    id: number
    version: number
    stage: number | null
  }) => Promise<{ version: number }>
  /** What is fetched again if the server refuses, because of a concurrent change say. */
  subject: string
}

/**
 * Saves the stage of a record whose version `seen` is on the screen. Resolves when the screen shows the stage, or to
 * false if the server refused it: the banner says why.
 */
export function useSaveStage({ save, subject }: StageSaving) {
  const [inLine] = useState(savesInLine)
  return async (id: number, stage: number | null, seen: number): Promise<boolean> => {
    try {
      await inLine(id, seen, (version) => save({ id, version, stage }))
      await refreshed()
      return true
    } catch {
      await refresh(subject)
      return false
    }
  }
}
