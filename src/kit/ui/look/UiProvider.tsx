// Everything around the app that components of the kit count on.
import { MantineProvider } from '@mantine/core'
import { useMemo } from 'react'
import type { ReactNode } from 'react'
import { FormSurroundings } from '../../form/formSurroundings.tsx'
import type { Surroundings } from '../../form/formSurroundings.tsx'
import { Overlays } from './Overlays.tsx'
import { themeIn } from './theme.ts'

type Props = Partial<Surroundings> & {
  /** Ten shades of an accent of one's own. */
  accent?: readonly string[] | undefined
  children: ReactNode
}

/** Inside the query client, around the router. The functions say what fields refer to. */
export function UiProvider({ optionsOf, renderRef, renderRefName, accent, children }: Props) {
  const surroundings = useMemo(
    () => ({ optionsOf, renderRef, renderRefName }),
    [optionsOf, renderRef, renderRefName],
  )
  const theme = useMemo(() => themeIn(accent), [accent])
  return (
    <MantineProvider theme={theme} defaultColorScheme="auto">
      <FormSurroundings value={surroundings}>
        <Overlays />
        {children}
      </FormSurroundings>
    </MantineProvider>
  )
}
