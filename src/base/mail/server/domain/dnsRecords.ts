// Records of DNS, looked up for one check: limited in time and number, each asked for once. All of it is hostile.
import { Resolver } from 'node:dns/promises'

/** DNS did not say whether there is such a record. */
export class NoAnswer extends Error {}

export type DnsRecords = {
  texts: (name: string) => Promise<string[]>
  addresses: (name: string, family: 4 | 6) => Promise<string[]>
  /** Hosts that take mail. */
  exchanges: (name: string) => Promise<string[]>
  /** False if DNS says that there is no such name, with records of any kind. */
  exists: (name: string) => Promise<boolean>
}

type Options = {
  /** As `host:port`; by default those of the machine. */
  servers: readonly string[] | undefined
  signal: AbortSignal
}

const mostQuestions = 150
const noName = 'ENOTFOUND'
const absent = new Set([noName, 'ENODATA', 'EBADNAME'])
const hostName = /^(?=.{1,253}$)[\w-]{1,63}(?:\.[\w-]{1,63})*$/

export function openDns({ servers, signal }: Options): DnsRecords {
  const resolver = new Resolver({ timeout: 2_500, tries: 2 })
  if (servers) resolver.setServers(servers)
  signal.addEventListener('abort', () => resolver.cancel(), { once: true })
  const answers = new Map<string, Promise<string[]>>()
  const missing = new Set<string>()
  const once = (kind: string, name: string, ask: (name: string) => Promise<string[]>) => {
    const plain = name.replace(/\.$/, '').toLowerCase()
    const key = `${kind} ${plain}`
    const answer = answers.get(key) ?? askFor(plain, ask)
    answers.set(key, answer)
    return answer
  }
  const askFor = async (name: string, ask: (name: string) => Promise<string[]>) => {
    if (!hostName.test(name)) return []
    if (signal.aborted || answers.size >= mostQuestions) throw new NoAnswer(name)
    try {
      return await ask(name)
    } catch (error) {
      const code = (error as NodeJS.ErrnoException).code ?? ''
      if (code === noName) missing.add(name)
      if (absent.has(code)) return []
      throw new NoAnswer(name, { cause: error })
    }
  }
  const texts: DnsRecords['texts'] = (name) =>
    // As UTF-8, in which the resolver does not read them.
    once('TXT', name, async (host) =>
      (await resolver.resolveTxt(host)).map((parts) =>
        Buffer.from(parts.join(''), 'latin1').toString(),
      ),
    )
  return {
    texts,
    exists: (name) => texts(name).then(() => !missing.has(name)),
    addresses: (name, family) =>
      once(family === 4 ? 'A' : 'AAAA', name, (host) =>
        family === 4 ? resolver.resolve4(host) : resolver.resolve6(host),
      ),
    exchanges: (name) =>
      once('MX', name, async (host) =>
        (await resolver.resolveMx(host)).map(({ exchange }) => exchange),
      ),
  }
}

/** More than any real record of this kind. */
export const mostSigns = 1_000

/** A text of others, to be shown: without line breaks, control characters and signs that turn the direction. */
export const shownText = (text: string, most = mostSigns): string =>
  text
    .slice(0, most * 2)
    .replaceAll(/\p{C}/gu, '')
    .slice(0, most)
