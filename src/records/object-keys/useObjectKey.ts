import { callOf, useAnswer } from '#kit/http/queries.ts'
import { objectKeysApi } from './objectKeys.contract.ts'

/** The key of an object from the server, updated while it is shown. */
export const useObjectKey = (id: number) =>
  useAnswer(
    objectKeysApi.editObjectKey,
    { params: { id: String(id) } },
    {
      takes: (known, change) => {
        const saved = callOf(change, objectKeysApi.saveObjectKey)?.answer
        return saved?.id === known.id ? saved : undefined
      },
    },
  )
