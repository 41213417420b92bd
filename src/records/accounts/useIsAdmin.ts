import { admin } from '#base/permissions/permissions.contract.ts'
import { useMay } from '#base/session/person/useSession.ts'

/** Only administrators add and change employees. */
export const useIsAdmin = (): boolean => useMay()(admin)
