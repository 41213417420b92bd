// Banner above every page that warns administrators while the server's disk space is low.
import { withTexts } from '#kit/i18n/withTexts.ts'
import { useAnswer } from '#kit/http/queries.ts'
import { lazyPart } from '#kit/ui/loading/lazyPart.tsx'
import { useMay } from '#base/session/person/useSession.ts'
import { diskSpaceApi } from './diskSpace.contract.ts'
import { textsOf } from '#kit/i18n/textsOf.ts'

const roomTexts = textsOf((language) => import(`./messages/${language}.ts`))

const LittleRoom = lazyPart(
  () => withTexts(import('./LowDiskSpace.tsx'), roomTexts).then((all) => all.LowDiskSpace),
  { missing: () => null },
)

const minute = 60_000

export function DiskSpaceBanner() {
  const may = useMay()
  return may(diskSpaceApi.getRoom.may) ? <Watched /> : null
}

function Watched() {
  const { data: room } = useAnswer(
    diskSpaceApi.getRoom,
    {},
    { staleTime: minute, refetchInterval: minute },
  )
  return room && room.state !== 'plenty' ? <LittleRoom room={room} /> : null
}
