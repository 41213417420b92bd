// What the parts of a selection's page are given.
import type { OptionsOf } from '#kit/fields/options.ts'
import { selectionPaths } from '../selections.paths.ts'
import type { Site } from '#outside/publishing/site/site.ts'
import type { MapTown } from '#outside/publishing/site/siteSurroundings.ts'
import type { OpenSelection, ShownSelection } from './openSelection.store.ts'
import type { TypedMessage } from './selectionInput.ts'

export type Shown = {
  token: string
  selection: OpenSelection
  shown: ShownSelection
  optionsOf: OptionsOf
  /** Around any of the objects. */
  towns: readonly MapTown[]
  /** What was typed and not kept, and why, as the key of a text. */
  failed?: { typed: TypedMessage | null; why: string }
  /** The reference number of what was just written about; 'all' for all of it. */
  written?: string
}

/** For letters: a part of its path on the server. */
export const pictureForMail = ({ language }: Site, token: string, name: string): string =>
  `${selectionPaths.publicSelection(language, token)}/picture/${name}/320.jpg`

export const picture = (
  { language }: Site,
  token: string,
  name: string,
  side: 320 | 800 | 1600,
): string => `${selectionPaths.publicSelection(language, token)}/picture/${name}/${side}.webp`
