// Whether values that are not set are shown among the facts of a record.
import { createContext, useContext } from 'react'

const Context = createContext<boolean | null>(null)

export const ShowsEmpty = Context.Provider
/** Null outside the facts, where each value decides for itself. */
export const useShowsEmpty = (): boolean | null => useContext(Context)
