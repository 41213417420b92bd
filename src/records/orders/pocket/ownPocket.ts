// What was taken along, with its pieces read.
import { pieceOf } from './pieceOf.ts'
import type {
  ObjectPiece,
  OfficePiece,
  Pocket,
  PocketViewing,
  TemplatePiece,
} from './pocket.contract.ts'

/** A piece as the server gave it, beside what it says. */
export type Given<Piece> = { given: string; piece: Piece }

export type OwnPocket = {
  who: string
  day: string
  givenOn: string
  viewings: readonly PocketViewing[]
  office: Given<OfficePiece>
  templates: readonly Given<TemplatePiece>[]
  objects: ReadonlyMap<number, Given<ObjectPiece>>
}

export function ownPocket({ day, givenOn, viewings, ...more }: Pocket, who: string): OwnPocket {
  const objects = more.objects.map((given) => ({ given, piece: pieceOf<ObjectPiece>(given) }))
  return {
    who,
    day,
    givenOn,
    viewings,
    office: { given: more.office, piece: pieceOf<OfficePiece>(more.office) },
    templates: more.templates.map((given) => ({ given, piece: pieceOf<TemplatePiece>(given) })),
    objects: new Map(objects.map((object) => [object.piece.objectId, object])),
  }
}

/** What an order for one viewing needs of it, as the server gave it. */
export const pocketFor = (viewing: PocketViewing, pocket: OwnPocket): Pocket => ({
  day: pocket.day,
  givenOn: pocket.givenOn,
  viewings: [viewing],
  office: pocket.office.given,
  templates: pocket.templates.map(({ given }) => given),
  objects: viewing.objects.flatMap(({ objectId }) => pocket.objects.get(objectId)?.given ?? []),
})
