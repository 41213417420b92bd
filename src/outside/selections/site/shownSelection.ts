// The props of the parts of a selection's page.
import type { OptionsOf } from '#kit/fields/options.ts'
import { selectionPaths } from '../selections.paths.ts'
import type { Site } from '#outside/publishing/site/site.ts'
import type { MapTown } from '#outside/publishing/site/siteSurroundings.ts'
import type { OpenSelection, ShownSelection } from './openSelection.store.ts'
import type { TypedMessage } from './selectionInput.ts'

export type SelectionPageContext = {
  token: string
  selection: OpenSelection
  shown: ShownSelection
  optionsOf: OptionsOf
  /** Towns around any of the objects. */
  towns: readonly MapTown[]
  /** Refused input, and the key of the error text. */
  failed?: { typed: TypedMessage | null; why: string }
  /** The reference number of the object that a message was just sent about; 'all' for all of them. */
  written?: string
}

/** For mails: a part of its path on the server. */
export const pictureForMail = ({ language }: Site, token: string, name: string): string =>
  `${selectionPaths.publicSelection(language, token)}/picture/${name}/320.jpg`

export const picture = (
  { language }: Site,
  token: string,
  name: string,
  side: 320 | 800 | 1600,
): string => `${selectionPaths.publicSelection(language, token)}/picture/${name}/${side}.webp`
