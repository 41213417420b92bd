// Three etcd, three PostgreSQL under Patroni and HAProxy on this machine, configured by the files in packaging/examples.
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { root } from '../process.mjs'
import { end, giveAway, killAll, runUnprivileged, start } from './children.mjs'
import { eventually } from './eventually.mjs'
import { pathOf } from './programs.mjs'

const example = (name) => readFileSync(join(root, 'packaging/examples', name), 'utf8')

/** Replaces each text; throws if an example no longer contains it. */
function fill(text, replacements) {
  return Object.entries(replacements).reduce((filled, [from, to]) => {
    if (!filled.includes(from)) throw new Error(`The example does not contain ${from}`)
    return filled.replaceAll(from, String(to))
  }, text)
}

async function freePorts(count) {
  const servers = Array.from({ length: count }, () => createServer())
  const ports = await Promise.all(
    servers.map(
      (server) =>
        new Promise((resolve) =>
          server.listen(0, '127.0.0.1', () => resolve(server.address().port)),
        ),
    ),
  )
  await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))))
  return ports
}

/** Creates the configuration; `start` starts the cluster and creates Estia's database. */
export async function makeCluster(folder) {
  const ports = await freePorts(14)
  const [primaryPort, replicaPort] = ports.splice(0, 2)
  const etcds = [1, 2, 3].map((n) => ({ name: `etcd${n}`, client: ports.pop(), peer: ports.pop() }))
  const nodes = [1, 2, 3].map((n) => ({ name: `db${n}`, port: ports.pop(), rest: ports.pop() }))
  const log = (name) => join(folder, `${name}.log`)
  for (const node of nodes) {
    const home = join(folder, node.name)
    mkdirSync(join(home, 'socket'), { recursive: true })
    Object.assign(node, { home, data: join(home, 'data'), config: join(home, 'patroni.yml') })
    writeFileSync(node.config, patroniConfig(node, etcds), { mode: 0o600 })
    giveAway(home)
  }
  for (const { name } of etcds) {
    mkdirSync(join(folder, name), { mode: 0o700 })
    giveAway(join(folder, name))
  }
  const proxyConfig = join(folder, 'haproxy.cfg')
  writeFileSync(proxyConfig, haproxyConfig(nodes, primaryPort, replicaPort))
  // PostgreSQL's user needs access.
  chmodSync(folder, 0o711)
  chmodSync(proxyConfig, 0o644)

  const startNode = (node) => {
    node.patroni = start(node.name, [pathOf('patroni'), node.config], {
      log: log(node.name),
      env: { PATH: '/usr/bin:/bin', LANG: 'C.UTF-8', HOME: node.home },
      cwd: node.home,
    })
  }
  const cluster = {
    nodes,
    url: `postgres://estia:estia@127.0.0.1:${primaryPort}/estia`,
    startNode,
    async start() {
      const all = etcds.map(({ name, peer }) => `${name}=http://127.0.0.1:${peer}`).join(',')
      for (const etcd of etcds)
        start(etcd.name, etcdCommand(etcd, join(folder, etcd.name), all), { log: log(etcd.name) })
      for (const node of nodes) startNode(node)
      start('haproxy', [pathOf('haproxy'), '-db', '-f', proxyConfig], { log: log('haproxy') })
      await cluster.whole(180_000)
      makeDatabase(await cluster.primary())
    },
    /** The node that claims to be the primary. */
    async primary() {
      const answers = await Promise.all(nodes.map((node) => ask(node, '/primary')))
      return nodes.find((_, index) => answers[index]?.status === 200)
    },
    /** Waits until all three are on one timeline, with both standbys streaming and synchronous. */
    whole: (within = 120_000) =>
      eventually(
        async () => {
          const primary = await cluster.primary()
          return primary && isWhole((await (await ask(primary, '/cluster')).json()).members)
        },
        within,
        'the cluster is not whole',
      ),
    async timeline() {
      const { members } = await (await ask(await cluster.primary(), '/cluster')).json()
      return members.find(({ role }) => role === 'leader').timeline
    },
    /** Starts a switchover without waiting for it; the load continues. */
    switchOver(from) {
      const command = [pathOf('patronictl'), '-c', from.config, 'switchover', 'estia', '--force']
      start('switchover', [...command, '--master', from.name], {
        log: log('switchover'),
        env: { PATH: '/usr/bin:/bin', LANG: 'C.UTF-8', HOME: from.home },
      })
    },
    async stop() {
      await Promise.all(nodes.map(({ patroni }) => end(patroni, 20_000)))
      killAll(nodes.map(postmasterOf).filter(Boolean))
    },
    killAll: () => killAll(nodes.map(postmasterOf).filter(Boolean)),
  }
  return cluster
}

function patroniConfig({ name, port, rest, home, data }, etcds) {
  return fill(example('patroni.yml'), {
    'name: db1': `name: ${name}`,
    '10.0.0.11:2379,10.0.0.12:2379,10.0.0.13:2379': etcds
      .map(({ client }) => `127.0.0.1:${client}`)
      .join(','),
    '10.0.0.11:8008': `127.0.0.1:${rest}`,
    '10.0.0.11:5432': `127.0.0.1:${port}`,
    '10.0.0.0/24': '127.0.0.1/32',
    'local all postgres peer': 'local all postgres trust',
    '/var/lib/postgresql/15/estia': data,
    '/var/lib/postgresql/.pgpass_patroni': join(home, 'pgpass'),
    '/var/run/postgresql': join(home, 'socket'),
    'mode: automatic': 'mode: off',
  })
}

function haproxyConfig(nodes, primaryPort, replicaPort) {
  const text = fill(example('haproxy.cfg'), {
    '127.0.0.1:5000\n': `127.0.0.1:${primaryPort}\n`,
    '127.0.0.1:5001\n': `127.0.0.1:${replicaPort}\n`,
    'check port 8008': 'check',
  })
  return nodes.reduce(
    (filled, { name, port, rest }, index) =>
      fill(filled, {
        [`server ${name} 10.0.0.1${index + 1}:5432`]: `server ${name} 127.0.0.1:${port} port ${rest}`,
      }),
    text,
  )
}

const etcdCommand = ({ name, client, peer }, data, all) => [
  pathOf('etcd'),
  '--name',
  name,
  '--data-dir',
  data,
  '--initial-cluster',
  all,
  '--initial-cluster-state',
  'new',
  '--initial-cluster-token',
  'estia',
  '--listen-client-urls',
  `http://127.0.0.1:${client}`,
  '--advertise-client-urls',
  `http://127.0.0.1:${client}`,
  '--listen-peer-urls',
  `http://127.0.0.1:${peer}`,
  '--initial-advertise-peer-urls',
  `http://127.0.0.1:${peer}`,
  // The three nodes share a disk here.
  '--heartbeat-interval',
  '250',
  '--election-timeout',
  '2500',
  '--enable-v2=true',
]

async function ask({ rest }, path) {
  try {
    return await fetch(`http://127.0.0.1:${rest}${path}`, { signal: AbortSignal.timeout(2_000) })
  } catch {
    return undefined
  }
}

function isWhole(members) {
  const leader = members.find(({ role }) => role === 'leader')
  const standbys = members.filter(({ role }) => role === 'sync_standby')
  return (
    leader?.state === 'running' &&
    standbys.length === 2 &&
    standbys.every(
      ({ state, timeline, lag }) =>
        ['running', 'streaming'].includes(state) && timeline === leader.timeline && lag === 0,
    )
  )
}

function makeDatabase(node) {
  const sql = (text, database) =>
    runUnprivileged(
      '/usr/bin/psql',
      '-h',
      join(node.home, 'socket'),
      '-p',
      String(node.port),
      '-U',
      'postgres',
      '-qAt',
      '-c',
      text,
      database,
    )
  sql(`CREATE ROLE estia LOGIN PASSWORD 'estia'`, 'postgres')
  sql('CREATE DATABASE estia OWNER estia', 'postgres')
  for (const name of ['pg_trgm', 'btree_gin', 'btree_gist'])
    sql(`CREATE EXTENSION ${name}`, 'estia')
}

/** The process id of the node's postmaster; undefined if none runs. */
export function postmasterOf({ data }) {
  try {
    const pid = readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0]
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(data) ? Number(pid) : undefined
  } catch {
    return undefined
  }
}
