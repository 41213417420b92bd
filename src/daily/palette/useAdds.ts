import { useMay } from '#base/session/person/useSession.ts'
import { toAdd } from './actions.ts'

/** What the person may add. */
export function useAdds() {
  const may = useMay()
  return toAdd().filter((each) => may(each.may))
}
