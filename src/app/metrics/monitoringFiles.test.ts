// The dashboard and alerts of docs/operations use only existing metrics, and the guide explains each.
// @module-tag faults
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { measuredServer } from './testing/measuredServer.ts'
import type { Family } from './testing/exposition.ts'
import { readExpression } from './testing/promql.ts'

const folder = join(import.meta.dirname, '../../../docs/operations')
const read = (name: string) => readFileSync(join(folder, name), 'utf8')

/** Metrics and labels that Prometheus adds itself. */
const ofPrometheus = { metrics: ['up'], labels: ['instance', 'job'] }

let measured: Awaited<ReturnType<typeof measuredServer>>
let families: Map<string, Family>
beforeAll(async () => {
  measured = await measuredServer()
  ;({ families } = await measured.scrape())
})
afterAll(() => measured?.end())

/** The family of a metric, also by the names of a histogram's parts. */
function familyOf(name: string): Family | undefined {
  const whole = families.get(name)
  if (whole) return whole.type === 'histogram' ? undefined : whole
  const histogram = families.get(name.replace(/_(bucket|sum|count)$/, ''))
  return histogram?.type === 'histogram' ? histogram : undefined
}

const labelsOf = (name: string) =>
  new Set([
    ...ofPrometheus.labels,
    ...(familyOf(name)?.samples ?? [])
      .filter((sample) => sample.name === name)
      .flatMap(({ labels }) => Object.keys(labels)),
  ])

const isCounted = (name: string) => ['counter', 'histogram'].includes(familyOf(name)?.type ?? '')

/** Labels whose few values all exist from the start. */
const closed = ['state', 'kind', 'reason']

/** The mistakes in an expression. */
function mistakesIn(expression: string): string[] {
  const { selectors, groupedBy, rated, quantiles } = readExpression(expression)
  const names = selectors.map(({ name }) => name)
  const known = (name: string) => familyOf(name) || ofPrometheus.metrics.includes(name)
  const allLabels = new Set(names.flatMap((name) => [...labelsOf(name)]))
  const hasValue = (name: string, label: string, value: string) =>
    familyOf(name)!.samples.some(({ labels }) => labels[label] === value)
  return [
    ...(names.length === 0 ? ['no metric'] : []),
    ...names.filter((name) => !known(name)).map((name) => `unknown metric ${name}`),
    ...selectors.flatMap(({ name, matchers }) =>
      matchers.flatMap(({ label, operator, value }) => {
        if (!labelsOf(name).has(label)) return [`${name} has no label ${label}`]
        const isClosed = operator === '=' && closed.includes(label)
        return isClosed && !hasValue(name, label, value) ? [`${name} never has ${value}`] : []
      }),
    ),
    ...groupedBy.filter((label) => !allLabels.has(label)).map((label) => `no label ${label}`),
    ...rated.filter((name) => !isCounted(name)).map((name) => `${name} is no counter`),
    ...quantiles
      .filter((name) => !name.endsWith('_bucket'))
      .map((name) => `${name} has no buckets`),
  ]
}

type Target = { expr: string; legendFormat?: string }
type Panel = {
  id: number
  type: string
  title: string
  gridPos: { h: number; w: number; x: number; y: number }
  targets?: Target[]
}
type Dashboard = {
  panels: Panel[]
  templating: { list: { name: string; definition?: string }[] }
  annotations: { list: { expr: string }[] }
}

const dashboard = JSON.parse(read('grafana-dashboard.json')) as Dashboard
const shown = dashboard.panels.filter(({ type }) => type !== 'row')
const plain = (expression: string) => expression.replaceAll('$__rate_interval', '5m')

type Alert = { name: string; expr: string; text: string }

/** Every rule has the same form, so that no library is needed to read it. */
function readAlerts(): Alert[] {
  return read('prometheus-rules.yml')
    .split(/^ {6}- alert: /m)
    .slice(1)
    .map((text) => {
      const [, block] = /^ {8}expr: \|\n((?: {10}.*\n)+)/m.exec(text) ?? []
      const [, line] = /^ {8}expr: (?!\|)(.*)$/m.exec(text) ?? []
      return { name: text.split('\n')[0]!, expr: block ?? line!, text }
    })
}

const alerts = readAlerts()

test('the check finds a wrong metric, label, value and type', () => {
  expect(mistakesIn('rate(estia_nothing_total[5m])')).toEqual([
    'unknown metric estia_nothing_total',
    'estia_nothing_total is no counter',
  ])
  expect(mistakesIn('estia_jobs{colour="red"} > 0')).toEqual(['estia_jobs has no label colour'])
  expect(mistakesIn('estia_jobs{state="lost"}')).toEqual(['estia_jobs never has lost'])
  expect(mistakesIn('sum by (colour) (estia_jobs)')).toEqual(['no label colour'])
  expect(mistakesIn('rate(estia_sessions[5m])')).toEqual(['estia_sessions is no counter'])
  const count = 'http_request_duration_seconds_count'
  expect(mistakesIn(`histogram_quantile(0.9, ${count})`)).toEqual([`${count} has no buckets`])
  expect(mistakesIn('http_request_duration_seconds')).toHaveLength(1)
  expect(mistakesIn('max by (queue) (estia_jobs{state="failed", job="estia"}) > 0')).toEqual([])
})

test('every expression of the dashboard is valid', () => {
  const targets = shown.flatMap(({ title, targets: all = [] }) =>
    all.map((one) => ({ title, one })),
  )
  const wrong = targets.flatMap(({ title, one }) =>
    mistakesIn(plain(one.expr)).map((mistake) => `${title}: ${mistake}`),
  )
  const others = dashboard.annotations.list.flatMap(({ expr }) => mistakesIn(expr))
  expect([...wrong, ...others]).toEqual([])
  expect(targets.length).toBeGreaterThan(30)
})

test('legends of the dashboard use labels that the expression returns', () => {
  const wrong = shown.flatMap(({ title, targets = [] }) =>
    targets.flatMap(({ expr, legendFormat = '' }) => {
      const { selectors, groupedBy } = readExpression(plain(expr))
      const isGrouped = /\b(sum|max|min|avg)\b/.test(expr)
      const left = isGrouped ? new Set(groupedBy) : labelsOf(selectors[0]!.name)
      const used = [...legendFormat.matchAll(/\{\{(\w+)\}\}/g)].map(([, label]) => label!)
      return used.filter((label) => !left.has(label)).map((label) => `${title}: ${label}`)
    }),
  )
  expect(wrong).toEqual([])
})

test('the panels of the dashboard have titles and queries, and none covers another', () => {
  const ids = dashboard.panels.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  const taken = new Set<string>()
  for (const { title, gridPos: grid } of dashboard.panels) {
    expect(title).not.toBe('')
    expect(grid.x + grid.w).toBeLessThanOrEqual(24)
    for (let x = grid.x; x < grid.x + grid.w; x++)
      for (let y = grid.y; y < grid.y + grid.h; y++) {
        expect([title, taken.has(`${x} ${y}`)]).toEqual([title, false])
        taken.add(`${x} ${y}`)
      }
  }
  expect(shown.filter(({ targets = [] }) => targets.length === 0)).toEqual([])
  const variables = new Set(dashboard.templating.list.map(({ name }) => name))
  const used = [...read('grafana-dashboard.json').matchAll(/\$\{?([a-z_]\w*)/g)]
    .map(([, name]) => name!)
    .filter((name) => !name.startsWith('__'))
  expect(used.filter((name) => !variables.has(name))).toEqual([])
})

test('every alert is valid, has a severity, and uses labels that its expression returns', () => {
  expect(alerts.length).toBe(read('prometheus-rules.yml').split('alert:').length - 1)
  expect(alerts.length).toBeGreaterThan(15)
  for (const { name, expr, text } of alerts) {
    expect([name, mistakesIn(expr)]).toEqual([name, []])
    expect(text).toMatch(/^ {8}labels: \{ severity: (critical|warning) \}$/m)
    expect(text).toMatch(/^ {10}summary: \S/m)
    const { selectors, groupedBy } = readExpression(expr)
    const isGrouped = /\b(sum|max|min|absent)\b/.test(expr)
    const left = isGrouped ? new Set(groupedBy) : labelsOf(selectors[0]!.name)
    for (const [, label] of text.matchAll(/\$labels\.(\w+)/g))
      expect([name, label, left.has(label!)]).toEqual([name, label, true])
  }
})

test('the guide explains each alert and each metric of ours, and nothing else', () => {
  const guide = read('monitoring.md')
  const explained = (pattern: RegExp) =>
    [...new Set([...guide.matchAll(pattern)].map(([, name]) => name!))].toSorted()
  expect(explained(/`(Estia\w+)`/g)).toEqual(alerts.map(({ name }) => name).toSorted())
  const ours = [...families.keys()].filter((name) => name.startsWith('estia_'))
  expect(explained(/`(estia_\w+)/g)).toEqual(ours.toSorted())
})
