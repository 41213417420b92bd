// One failure of the primary, until all three nodes work again.
import { setTimeout as wait } from 'node:timers/promises'
import { accidents, onPurpose } from './accidents.mjs'
import { findLost } from './lost.mjs'
import { eventually } from './eventually.mjs'

/** Milliseconds for the automatic recovery. */
const longest = 30_000

/** Milliseconds until a killed primary has no running processes. */
const lastBreath = 500

/** Milliseconds of normal operation before a failure, and before the old primary returns. */
const calm = 2_000

let compared

export async function runRound({ cluster, servers, load, form, accident }) {
  await cluster.whole()
  await wait(calm)
  const old = await cluster.primary()
  const before = await cluster.timeline()
  const from = load.answers.length
  const struck = performance.now()
  const bringBack = await accidents[accident](old, cluster)
  const typing = form.type(`${accident} ${from}`, accident === onPurpose).catch((error) => error)
  const since = () => load.answers.slice(from)
  const firstGood = (server) =>
    since().find(
      ({ server: name, kind, isWrite, begun }) =>
        name === server.name && kind === 'right' && isWrite && begun > struck + lastBreath,
    )
  await eventually(
    async () => {
      const primary = await cluster.primary()
      return primary && primary !== old && servers.every(firstGood)
    },
    90_000,
    'no other primary serves',
  )
  const good = servers.map((server) => firstGood(server).ended - struck)
  await wait(calm)
  const recovered = performance.now()
  bringBack()
  await cluster.whole()
  const rejoined = performance.now() - recovered
  const typed = await typing
  const ofForm =
    typeof typed === 'string' ? await form.faults(typed) : [`the open form said nothing: ${typed}`]
  await wait(calm)
  return report({
    cluster,
    servers,
    load,
    accident,
    struck,
    before,
    good,
    rejoined,
    ofForm,
    answers: since(),
  })
}

async function report({
  cluster,
  servers,
  load,
  accident,
  struck,
  before,
  good,
  rejoined,
  ofForm,
  answers,
}) {
  const unavailable = answers.filter(({ kind }) => kind === 'unavailable')
  const wrong = answers.filter(({ kind }) => kind === 'wrong')
  const lastRefusal = Math.max(0, ...unavailable.map(({ ended }) => ended - struck))
  const slowest = Math.max(...answers.map(({ begun, ended }) => ended - begun))
  const { lost, now } = await findLost(cluster.url, load, compared)
  compared = now
  const after = await cluster.timeline()
  const faults = [
    ...lost,
    ...ofForm,
    ...wrong.map(({ server, what }) => `${server}: ${what}`),
    ...servers.filter((server) => server.hasEnded()).map(({ name }) => `${name} has ended`),
    ...(after > before ? [] : ['no other primary took over']),
    ...(Math.max(...good, lastRefusal) > longest ? ['it took longer than 30 s'] : []),
  ]
  const round = {
    accident,
    good,
    lastRefusal,
    slowest,
    rejoined,
    right: answers.length - unavailable.length - wrong.length,
    unavailable: unavailable.length,
    wrong: wrong.length,
    lost: lost.length,
    faults,
  }
  return { ...round, line: lineOf(round) }
}

const inSeconds = (milliseconds) => (milliseconds / 1000).toFixed(1)

const lineOf = ({
  accident,
  good,
  lastRefusal,
  slowest,
  rejoined,
  right,
  unavailable,
  wrong,
  lost,
  faults,
}) =>
  [
    `${accident}: good writes after ${good.map(inSeconds).join(' and ')} s`,
    `last 503 after ${inSeconds(lastRefusal)} s`,
    `slowest answer ${inSeconds(slowest)} s`,
    `${right} right, ${unavailable} 503, ${wrong} other, ${lost} lost`,
    `rejoined in ${inSeconds(rejoined)} s`,
    ...new Set(faults),
  ].join('; ')
