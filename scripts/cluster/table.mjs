// The final table: the median and maximum for each kind of failure.
const columns = [
  ['good write, s', ({ good }) => Math.max(...good) / 1000],
  ['last 503, s', ({ lastRefusal }) => lastRefusal / 1000],
  ['slowest answer, s', ({ slowest }) => slowest / 1000],
  ['rejoined, s', ({ rejoined }) => rejoined / 1000],
  ['503s', ({ unavailable }) => unavailable],
]
const sums = [
  ['right', ({ right }) => right],
  ['other', ({ wrong }) => wrong],
  ['lost', ({ lost }) => lost],
]

export function printTable(rounds) {
  const rows = [...Map.groupBy(rounds, ({ accident }) => accident)].map(([accident, all]) => ({
    accident,
    times: all.length,
    ...Object.fromEntries(columns.map(([name, of]) => [name, medianAndWorst(all.map(of))])),
    ...Object.fromEntries(
      sums.map(([name, of]) => [name, all.reduce((sum, one) => sum + of(one), 0)]),
    ),
  }))
  console.log('\nMedian and worst of each:')
  console.table(rows)
  for (const { accident, faults } of rounds)
    for (const fault of new Set(faults)) console.log(`${accident}: ${fault}`)
}

function medianAndWorst(numbers) {
  const sorted = numbers.toSorted((one, other) => one - other)
  const median = sorted[Math.floor((sorted.length - 1) / 2)]
  const text = (number) => (Number.isInteger(number) ? String(number) : number.toFixed(1))
  return `${text(median)} / ${text(sorted.at(-1))}`
}
