// Banner above every page that warns administrators while the server's disk space is low.
import { withTexts } from '#kit/i18n/withTexts.ts'
import { useAnswer } from '#kit/http/queries.ts'
import { lazyPart } from '#kit/ui/loading/lazyPart.tsx'
import { useMay } from '#base/session/person/useSession.ts'
import { roomApi } from './room.contract.ts'
import { textsOf } from '#kit/i18n/textsOf.ts'

const roomTexts = textsOf((language) => import(`./messages/${language}.ts`))

const LittleRoom = lazyPart(
  () => withTexts(import('./LittleRoom.tsx'), roomTexts).then((all) => all.LittleRoom),
  { missing: () => null },
)

const minute = 60_000

export function RoomBanner() {
  const may = useMay()
  return may(roomApi.getRoom.may) ? <Watched /> : null
}

function Watched() {
  const { data: room } = useAnswer(
    roomApi.getRoom,
    {},
    { staleTime: minute, refetchInterval: minute },
  )
  return room && room.state !== 'plenty' ? <LittleRoom room={room} /> : null
}
