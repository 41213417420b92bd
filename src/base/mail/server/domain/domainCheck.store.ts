// Looks up what DNS says of the sender's domain in force.
import { isIP } from 'node:net'
import { domainToASCII } from 'node:url'
import { instantNow } from '#kit/clock.ts'
import type { NetworkReach } from '#kit/http/outside/fetchOutside.ts'
import type { Backend } from '#base/backend/backend.ts'
import { countTry, limitsOfUses } from '#base/session/sign-in/tries.store.ts'
import { readMailValues } from '../mailSettings.store.ts'
import { enteredServer, senderOf, serverOfUrl } from '../mailWay.ts'
import { dkimFinding } from './dkimFinding.ts'
import { dmarcFinding } from './dmarcFinding.ts'
import { NoAnswer, openDns } from './dnsRecords.ts'
import type { DomainCheck } from './domainCheck.contract.ts'
import { isFreemail, isInsideDomain, isOwnServer } from './mailHosts.ts'
import { spfFinding } from './spfFinding.ts'

/** Checks of one administrator in a quarter of an hour. */
const most = 60
/** Milliseconds for everything. */
const patience = 15_000

type Context = Pick<Backend, 'db' | 'mailEnvironment' | 'reach'>
type Caller = { accountId: number; address: string; left: AbortSignal }

/** 429 after too many checks. */
export async function checkMailDomain(
  { db, mailEnvironment, reach }: Context,
  selector: string | undefined,
  { accountId, address, left }: Caller,
): Promise<DomainCheck> {
  await countTry(db, limitsOfUses({ name: 'mailDomain', most }, String(accountId), address))
  const values = await readMailValues(db)
  const { address: sender } = senderOf(values, mailEnvironment)
  const { smtpUrl, isHeldBack } = mailEnvironment
  const inForce = smtpUrl === null ? enteredServer(values, mailEnvironment) : serverOfUrl(smtpUrl)
  const server = (!isHeldBack && inForce?.host.toLowerCase()) || null
  const written = sender.slice(sender.lastIndexOf('@') + 1).toLowerCase()
  const domain = domainToASCII(written) || written
  const kind = kindOf(domain, server)
  const found = { domain, kind, server, lookedUpOn: instantNow() }
  if (kind !== 'own') return { ...found, findings: null }
  const signal = AbortSignal.any([left, AbortSignal.timeout(patience)])
  const dns = openDns({ servers: reach.dnsServers, signal })
  const [exists, spf, dkim, dmarc] = await Promise.all([
    dns.exists(domain).catch(unlessDenied),
    addressesOf(server, reach, signal).then((addresses) =>
      spfFinding({ domain, sender, server, addresses }, dns),
    ),
    dkimFinding({ domain, server, selector }, dns),
    dmarcFinding({ domain, sender }, dns),
  ])
  if (!exists) return { ...found, kind: 'absent', findings: null }
  return { ...found, findings: { spf, dkim, dmarc } }
}

/** A domain counts as there where DNS does not answer. */
function unlessDenied(error: unknown): true {
  if (error instanceof NoAnswer) return true
  throw error
}

function kindOf(domain: string, server: string | null): DomainCheck['kind'] {
  if (isInsideDomain(domain)) return 'inside'
  if (!isFreemail(domain)) return 'own'
  return server === null || isOwnServer(domain, server) ? 'freemail' : 'freemailElsewhere'
}

/** Where mail is handed in; none if that is not known. */
async function addressesOf(
  server: string | null,
  reach: NetworkReach,
  signal: AbortSignal,
): Promise<string[]> {
  if (server === null || isIP(server)) return server === null ? [] : [server]
  const late = new Promise<[]>((resolve) => {
    signal.addEventListener('abort', () => resolve([]), { once: true })
  })
  const all = await Promise.race([reach.resolve(server).catch(() => []), late])
  return all.slice(0, 8).map(({ address }) => address)
}
