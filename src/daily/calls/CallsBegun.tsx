// Records the calls and messages that staff begin, and asks for their outcome.
import { useEffect } from 'react'
import { withTexts } from '#kit/i18n/withTexts.ts'
import { lazyPart } from '#kit/ui/loading/lazyPart.tsx'
import { useStore } from '#kit/ui/store.ts'
import { onOpenedContact } from '#base/people/openedContact.ts'
import { useMay, useSession } from '#base/session/person/useSession.ts'
import { begunCalls, beginCall, bringBackCalls, followAbsence } from './begunCalls.ts'
import { textsOf } from '#kit/i18n/textsOf.ts'
import { callsApi } from './calls.contract.ts'

const callTexts = textsOf((language) => import(`./messages/${language}.ts`))

const CallPrompts = lazyPart(
  () => withTexts(import('./CallPrompts.tsx'), callTexts).then((all) => all.CallPrompts),
  { missing: () => null },
)

export function CallsBegun() {
  const may = useMay()
  const who = useSession()?.username
  if (who === undefined || !may(callsApi.noteReach.may)) return null
  return <Begun key={who} who={who} />
}

function Begun({ who }: { who: string }) {
  const mine = useStore(begunCalls).filter((one) => one.who === who)
  useEffect(() => {
    void bringBackCalls().catch(() => undefined)
    const stopFollowing = followAbsence()
    const stopNoting = onOpenedContact((reach) => beginCall(reach, who))
    return () => {
      stopFollowing()
      stopNoting()
    }
  }, [who])
  return mine.length > 0 ? <CallPrompts calls={mine} /> : null
}
