import { callOf, useAnswer } from '#kit/http/queries.ts'
import { knownClientsApi } from './knownClients.contract.ts'

/** A file from the server, updated while it is shown. */
export const useKnownClient = (id: number) =>
  useAnswer(
    knownClientsApi.editKnownClient,
    { params: { id: String(id) } },
    {
      takes: (known, change) => {
        const answer = (
          callOf(change, knownClientsApi.saveKnownClient) ??
          callOf(change, knownClientsApi.checkKnownClient)
        )?.answer
        return answer?.id === known.id ? answer : undefined
      },
    },
  )
