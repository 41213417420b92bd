// /metrics of a working server, and of one that has lost its database.
// @module-tag faults
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { Registry } from 'prom-client'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '#kit/db/open.ts'
import type { Tables } from '#base/backend/tables.ts'
import { credentials } from '#app/testing/runningServer.ts'
import { testApp } from '#app/testing/testApp.ts'
import type { TestApp } from '#app/testing/testApp.ts'
import { productRelease } from '../productVersion.ts'
import { metricsRoutes } from './metrics.routes.ts'
import { readExposition, valueOf } from './testing/exposition.ts'
import type { Family } from './testing/exposition.ts'
import { measuredServer } from './testing/measuredServer.ts'

describe('a server at work', () => {
  let measured: Awaited<ReturnType<typeof measuredServer>>
  let text: string
  let families: Map<string, Family>
  beforeAll(async () => {
    measured = await measuredServer()
    ;({ text, families } = await measured.scrape())
  })
  afterAll(() => measured?.end())
  const value = (name: string, labels?: Record<string, string>) => valueOf(families, name, labels)

  test('counts failed sign-ins by reason, and open sessions', () => {
    const failures = (reason: string) => value('estia_sign_in_failures_total', { reason })
    expect(failures('wrong_password')).toBe(1)
    expect(failures('unknown_user')).toBe(1)
    expect(failures('second_step')).toBe(0)
    expect(value('estia_sessions')).toBe(1)
  })

  test('measures its jobs and its mail', () => {
    expect(value('estia_job_duration_seconds_count', { queue: 'sendMail' })).toBeGreaterThan(0)
    expect(value('estia_job_failures_total', { queue: 'sendMail' })).toBe(0)
    for (const state of ['waiting', 'running', 'failed'])
      expect(value('estia_jobs', { queue: 'sendMail', state })).toBeTypeOf('number')
    expect(value('estia_mails', { state: 'given_up' })).toBe(0)
    expect(value('estia_mail_oldest_waiting_seconds')).toBeTypeOf('number')
  })

  test('has the times of the last good backup and test restore, and that nothing waits', () => {
    const ended = (kind: string) => value('estia_backup_last_success_timestamp_seconds', { kind })!
    expect(ended('proof') - ended('base')).toBeCloseTo(3600, 0)
    expect(value('estia_backup_enabled', { kind: 'base' })).toBe(1)
    // Only the built-in database is test-restored, and this one is external.
    expect(value('estia_backup_enabled', { kind: 'proof' })).toBe(0)
    expect(value('estia_backup_log_behind_seconds')).toBe(0)
  })

  test('measures its connections, its work and its disks', () => {
    expect(value('estia_database_up')).toBe(1)
    expect(value('estia_database_pool_max_connections')).toBe(20)
    expect(value('estia_database_pool_connections', { state: 'idle' })).toBeGreaterThan(0)
    expect(value('estia_database_pool_waiting')).toBe(0)
    expect(families.get('estia_replica_read')?.samples.map((sample) => sample.value)).toEqual([0])
    expect(value('estia_database_pool_wait_seconds_count')).toBeGreaterThan(0)
    expect(value('estia_http_requests', { state: 'waiting' })).toBe(0)
    expect(value('estia_http_busy_requests_total')).toBe(0)
    expect(value('estia_event_loop_active_seconds_total')).toBeGreaterThan(0)
    const { samples } = families.get('estia_disk_free_bytes')!
    expect(samples.length).toBeGreaterThan(1)
    expect(samples.every((sample) => sample.value > 0)).toBe(true)
    expect(
      value('estia_info', { ...productRelease(), commit: productRelease().commit ?? 'unknown' }),
    ).toBe(1)
  })

  test('has the age of outside calendars', () => {
    expect(value('estia_stay_feeds', { state: 'read' })).toBe(1)
    expect(value('estia_stay_feeds', { state: 'failing' })).toBe(0)
    expect(value('estia_stay_feed_oldest_read_seconds')).toBeGreaterThan(0)
  })

  test('names routes, but no person and no record', () => {
    const seen = { method: 'GET', route: '/api/account/view/:id', status: '200' }
    expect(value('http_request_duration_seconds_count', seen)).toBe(1)
    expect(text).not.toContain(credentials.username)
    expect(text).not.toContain('nobody@example.com')
    expect(text).not.toMatch(/route="[^"]*\/\d/)
  })

  test('follows the naming of Prometheus', () => {
    const ours = [...families].filter(([name]) => name.startsWith('estia_'))
    expect(ours.length).toBeGreaterThan(25)
    for (const [name, { type, help }] of ours) {
      expect([name, help]).not.toEqual([name, ''])
      expect([name, name.endsWith('_total')]).toEqual([name, type === 'counter'])
      expect(name).not.toMatch(/_(ms|milliseconds|minutes|hours|kb|mb)(_|$)/)
    }
  })
})

describe('a server without its database', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await testApp()
  })
  afterAll(() => app.close())

  async function scrapeWith(port: number): Promise<Map<string, Family>> {
    const lost = openDatabase<Tables>({ host: '127.0.0.1', port, user: 'x', database: 'x' })
    onTestFinished(() => lost.close())
    const registry = new Registry()
    const { db, pool } = lost
    const read = metricsRoutes(
      { ...app, db, http: (await testHttp()).http },
      { registry, pool, logBehind: () => Promise.reject(new Error('no folder')), token: undefined },
    )
    await read()
    return readExposition(await registry.metrics())
  }

  const testHttp = async () => {
    const other = await testApp()
    onTestFinished(() => other.close())
    return other
  }

  const whatIsKnown = (families: Map<string, Family>) => ({
    up: valueOf(families, 'estia_database_up'),
    sessions: families.get('estia_sessions')!.samples,
    jobs: families.get('estia_jobs')!.samples,
    behind: families.get('estia_backup_log_behind_seconds')!.samples,
    info: valueOf(families, 'estia_info'),
    hasMemory: valueOf(families, 'process_resident_memory_bytes')! > 0,
  })
  const ofItself = { up: 0, sessions: [], jobs: [], behind: [], info: 1, hasMemory: true }

  test('still has the metrics that need no database', async () => {
    expect(whatIsKnown(await scrapeWith(1))).toEqual(ofItself)
  })

  test('does not wait for an unresponsive database, and queries it once', async () => {
    let connections = 0
    const silent = createServer((socket) => {
      connections++
      onTestFinished(() => void socket.destroy())
    })
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve))
    onTestFinished(() => void silent.close())
    const { port } = silent.address() as AddressInfo
    expect(whatIsKnown(await scrapeWith(port))).toEqual(ofItself)
    expect(connections).toBe(1)
  })
})
