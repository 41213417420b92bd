// Checks compose.yaml, the image and their settings, as far as possible without a container engine.
import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { parseEnv } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { parse } from 'yaml'
import { readConfig, settingStates } from '#app/config.ts'

type Service = {
  image: string
  environment: Record<string, string>
  secrets?: string[]
  volumes: string[]
  ports?: string[]
} & Record<string, unknown>
type Compose = {
  services: Record<string, Service>
  secrets: Record<string, { file: string }>
  volumes: Record<string, unknown>
}

const compose = parse(readFileSync('compose.yaml', 'utf8'), { merge: true }) as Compose
const services = Object.entries(compose.services)
const { caddy, estia } = compose.services as { caddy: Service; estia: Service }
const dockerfile = readFileSync('Dockerfile', 'utf8')
const example = readFileSync('packaging/docker/example.env', 'utf8')
const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }

/** Puts settings of .env into a value of compose.yaml. */
const filledIn = (text: string, env: Record<string, string | undefined>) =>
  text.replaceAll(/\$\{(\w+)(?:(:?)([-?])([^}]*))?\}/g, (_all, name: string, colon, how, other) => {
    const value = env[name]
    if (value !== undefined && (value !== '' || colon !== ':')) return value
    if (how !== '-') throw new Error(`${name} is not set`)
    return String(other)
  })

/** The environment of Estia's container, with its secrets in files of this machine. */
function environmentWith(env: Record<string, string | undefined>) {
  const folder = mkdtempSync(join(tmpdir(), 'estia-secrets-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const environment = Object.entries(estia.environment).map(([name, text]) => {
    const value = filledIn(text, env)
    if (!value.startsWith('/run/secrets/')) return [name, value]
    const file = join(folder, basename(value))
    writeFileSync(file, 'such-as-those-of-openssl-rand-hex-32\n')
    return [name, file]
  })
  return { ...env, ...Object.fromEntries(environment) } as Record<string, string>
}

test.each(services)(
  '%s is closed: nothing to write to, no rights to gain, limits',
  (_, service) => {
    expect(service).toMatchObject({
      restart: 'unless-stopped',
      read_only: true,
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
      logging: { options: { 'max-size': '10m', 'max-file': '5' } },
      mem_limit: expect.stringMatching(/^\d+[mg]$/),
      pids_limit: expect.any(Number),
    })
    expect(service).not.toHaveProperty('privileged')
  },
)

test('only Caddy gets a capability and can be reached from outside', () => {
  expect(caddy['cap_add']).toEqual(['NET_BIND_SERVICE'])
  expect(services.filter(([, each]) => each['cap_add'] ?? each.ports)).toHaveLength(1)
  expect(dockerfile).toMatch(/^USER 10001:10001$/m)
})

test('images are named by an exact version, ours by that of this release', () => {
  expect(caddy.image).toMatch(/^caddy:\d+\.\d+\.\d+$/)
  expect(estia.image).toBe(`estia:${version}`)
  const bases = [...dockerfile.matchAll(/^FROM (\S+)/gm)].map(([, image]) => image)
  expect(bases).toEqual([
    expect.stringMatching(/^node:\d+\.\d+\.\d+-bookworm-slim$/),
    expect.stringMatching(/^debian:bookworm-\d{8}-slim$/),
  ])
})

test('the example settings back everything up, encrypted, into a volume of its own', () => {
  const config = readConfig(environmentWith(parseEnv(example)))
  expect(config).toMatchObject({
    publicUrl: 'https://crm.example.com',
    backupUrl: '/backups',
    backupKey: 'such-as-those-of-openssl-rand-hex-32',
    secretsKey: 'such-as-those-of-openssl-rand-hex-32',
  })
  // It is the built-in database: Estia does not back up that of DATABASE_URL.
  expect(config.databaseUrl).toBeUndefined()
  const mounted = (at: string) =>
    estia.volumes.find((each) => filledIn(each, {}).endsWith(`:${at}`))
  expect(filledIn(mounted('/backups')!, {})).toBe('backups:/backups')
  expect(filledIn(mounted('/backups')!, { BACKUP_FOLDER: '/mnt/disk' })).toBe('/mnt/disk:/backups')
  expect(mounted('/var/lib/estia')).toBe('data:/var/lib/estia')
  expect(dockerfile).toContain('-m 0700 /var/lib/estia /backups')
})

test('backups can go to a bucket, whose keys may be in a file', () => {
  const bucket = 's3://key:secret@bucket?endpoint=https://s3.example.com'
  expect(readConfig(environmentWith({ AGENCY_HOST: 'a.example.com', BACKUP_URL: bucket }))).toEqual(
    expect.objectContaining({ backupUrl: bucket }),
  )
  const inFile = { AGENCY_HOST: 'a.example.com', BACKUP_URL: '', BACKUP_URL_FILE: '/missing' }
  expect(() => readConfig(environmentWith(inFile))).toThrow('BACKUP_URL_FILE is "/missing"')
})

test('each setting of the example exists', () => {
  const all = parseEnv(example.replaceAll(/^#(?=[A-Z_]+=)/gm, ''))
  all['METRICS_TOKEN'] ||= 'such-as-those-of-openssl-rand-hex-32'
  const environment = environmentWith(all)
  expect(() => readConfig(environment)).not.toThrow()
  const known = new Set(settingStates({}).map(({ name }) => name))
  const ofCompose = ['AGENCY_HOST', 'BACKUP_FOLDER']
  expect(
    Object.keys(environment).filter(
      (name) => !known.has(name.replace(/_FILE$/, '')) && !ofCompose.includes(name),
    ),
  ).toEqual([])
})

test('secrets are files, and each container gets only the ones it needs', () => {
  expect(caddy.environment).toEqual({ AGENCY_HOST: expect.any(String) })
  expect(caddy).not.toHaveProperty('env_file')
  expect(caddy).not.toHaveProperty('secrets')
  expect(Object.keys(compose.secrets).toSorted()).toEqual(estia.secrets?.toSorted())
  for (const name of estia.secrets ?? [])
    expect(estia.environment[`${name.toUpperCase()}_FILE`]).toBe(`/run/secrets/${name}`)
  // Neither secrets nor dumps beside them are copied into the image.
  const left = readFileSync('.dockerignore', 'utf8').split('\n')
  expect(left).toEqual(expect.arrayContaining(['.env', 'secrets', '*.estia']))
  for (const { file } of Object.values(compose.secrets)) expect(file).toMatch(/^\.\/secrets\//)
})

test('temporary files of imports are on a disk, and every volume is declared', () => {
  expect(estia.volumes).toContain('tmp:/tmp')
  expect(estia).not.toHaveProperty('tmpfs')
  const named = services.flatMap(([, { volumes }]) =>
    volumes.map((each) => filledIn(each, {}).split(':')[0]!).filter((each) => /^\w+$/.test(each)),
  )
  expect(named.toSorted()).toEqual(Object.keys(compose.volumes).toSorted())
})

test('Caddy waits until Estia is ready, and keeps checking', () => {
  expect(caddy['depends_on']).toEqual({ estia: { condition: 'service_healthy' } })
  const caddyfile = readFileSync('packaging/docker/Caddyfile', 'utf8')
  expect(caddyfile).toContain('reverse_proxy estia:3000')
  expect(caddyfile).toContain('health_uri /readyz')
  expect(dockerfile).toContain('scripts/healthy.mjs')
})

test('Estia has as much time to start and stop as under systemd', () => {
  const unit = readFileSync('packaging/estia.service', 'utf8')
  expect(unit).toContain(`TimeoutStopSec=${String(estia['stop_grace_period'])}\n`)
  const start = /--start-period=(\w+)/.exec(dockerfile)![1]
  expect(unit).toContain(`TimeoutStartSec=${start}\n`)
})

test.each([
  [200, 0],
  [503, 1],
])('the health check of a server that answers %i ends with %i', async (status, code) => {
  const asked: string[] = []
  const server = createServer((request, response) => {
    asked.push(request.url!)
    response.writeHead(status).end()
  }).listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await new Promise((listening) => server.once('listening', listening))
  const { port } = server.address() as AddressInfo
  const ended = await new Promise<number>((resolve) => {
    const env = { PATH: process.env['PATH'], PORT: String(port) }
    execFile(process.execPath, ['scripts/healthy.mjs'], { env }, (failure) =>
      resolve(failure ? Number(failure.code) : 0),
    )
  })
  expect([asked, ended]).toEqual([['/readyz'], code])
})
