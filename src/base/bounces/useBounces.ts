import { useQueries } from '@tanstack/react-query'
import { call } from '#kit/http/call.ts'
import type { Language } from '#kit/i18n/languages.ts'
import { useLanguage } from '#kit/i18n/useText.ts'
import { bouncesApi, mostAsked } from './bounces.contract.ts'
import type { Bounce } from './bounces.contract.ts'

/**
 * The marks of those addresses to which mail could not be delivered; empty while it is not known. All addresses that a screen shows
 * are asked for together. Only for screens of staff.
 */
export function useBounces(addresses: readonly string[]): Bounce[] {
  const language = useLanguage()
  return useQueries({
    queries: [...new Set(addresses)].map((address) => queryOfAddress(address, language)),
    combine: (results) => results.flatMap(({ data }) => data ?? []),
  })
}

const queryOfAddress = (address: string, language: Language) => ({
  queryKey: [bouncesApi.findBounces.path, address, language],
  queryFn: () => askTogether(address),
  meta: { shows: bouncesApi.findBounces.shows },
  staleTime: 60_000,
  // A missing sign is no reason for an error on the screen.
  retry: false,
})

let next: { addresses: Set<string>; answer: Promise<Map<string, Bounce>> } | undefined

async function askTogether(address: string): Promise<Bounce | null> {
  next ??= askSoon()
  next.addresses.add(address)
  return (await next.answer).get(address) ?? null
}

function askSoon() {
  const addresses = new Set<string>()
  const answer = new Promise((resolve) => setTimeout(resolve)).then(async () => {
    next = undefined
    const all = [...addresses]
    const starts = Array.from({ length: Math.ceil(all.length / mostAsked) }, (_, at) => at)
    const answers = await Promise.all(
      starts.map((at) => {
        const body = { addresses: all.slice(at * mostAsked, (at + 1) * mostAsked) }
        return call(bouncesApi.findBounces, { body }, { quiet: true })
      }),
    )
    return new Map(answers.flatMap(({ items }) => items.map((one) => [one.address, one])))
  })
  return { addresses, answer }
}
