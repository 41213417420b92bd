import { admin } from '#features/session/permissions.contract.ts'
import { useMay } from '#features/session/useSession.ts'

/** Only administrators add and change employees. */
export const useIsAdmin = (): boolean => useMay()(admin)
