// A local DNS server for tests, which answers from a zone, over UDP and, for long answers, over TCP.
import { createSocket } from 'node:dgram'
import { once } from 'node:events'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'

type Records = { A?: string[]; TXT?: string[]; MX?: string[] }
/** By name, in lower case. A name without records does not exist. */
export type Zone = { [name: string]: Records | 'fails' }

const types: { [code: number]: keyof Records } = { 1: 'A', 15: 'MX', 16: 'TXT' }
const codes = { ok: 0, fails: 2, noSuchName: 3 }

export async function dnsServer(zone: Zone) {
  const questions: string[] = []
  const answer = (query: Buffer, most: number): Buffer => {
    const { name, type, end } = questionOf(query)
    questions.push(`${types[type] ?? type} ${name}`)
    const found = zone[name]
    const kind = types[type]
    const data =
      found && found !== 'fails' && kind
        ? (found[kind] ?? []).map((text) => encoded[kind](text))
        : []
    const code = found === 'fails' ? codes.fails : found ? codes.ok : codes.noSuchName
    const records = data.map((bytes) => {
      const head = Buffer.alloc(12)
      head.writeUInt16BE(0xc0_0c, 0)
      head.writeUInt16BE(type, 2)
      head.writeUInt16BE(1, 4)
      head.writeUInt16BE(bytes.length, 10)
      return Buffer.concat([head, bytes])
    })
    const whole = message(query, { end, code, records, isCut: false })
    return whole.length > most ? message(query, { end, code, records: [], isCut: true }) : whole
  }
  const tcp = createServer((socket) => {
    socket.on('error', () => socket.destroy())
    let read = Buffer.alloc(0)
    socket.on('data', (part: Buffer) => {
      read = Buffer.concat([read, part])
      while (read.length > 2 && read.length >= 2 + read.readUInt16BE(0)) {
        const size = read.readUInt16BE(0)
        const reply = answer(read.subarray(2, 2 + size), 65_535)
        const length = Buffer.alloc(2)
        length.writeUInt16BE(reply.length, 0)
        socket.write(Buffer.concat([length, reply]))
        read = read.subarray(2 + size)
      }
    })
  })
  tcp.listen(0, '127.0.0.1')
  await once(tcp, 'listening')
  const { port } = tcp.address() as AddressInfo
  const udp = createSocket('udp4')
  udp.on('message', (query, from) => udp.send(answer(query, 1_200), from.port, from.address))
  udp.bind(port, '127.0.0.1')
  await once(udp, 'listening')
  return {
    address: `127.0.0.1:${port}`,
    /** Such as `TXT example.com`, in the order in which they came. */
    questions,
    close: async () => {
      udp.close()
      tcp.close()
      await once(tcp, 'close')
    },
  }
}

function questionOf(query: Buffer) {
  const labels: string[] = []
  let at = 12
  for (let size = query[at]!; size > 0; size = query[at]!) {
    labels.push(query.toString('latin1', at + 1, at + 1 + size))
    at += 1 + size
  }
  return { name: labels.join('.').toLowerCase(), type: query.readUInt16BE(at + 1), end: at + 5 }
}

type Message = { end: number; code: number; records: Buffer[]; isCut: boolean }

function message(query: Buffer, { end, code, records, isCut }: Message): Buffer {
  const head = Buffer.alloc(12)
  query.copy(head, 0, 0, 2)
  // An answer, with recursion as asked for.
  head.writeUInt16BE(0x81_80 | (isCut ? 0x02_00 : 0) | code, 2)
  head.writeUInt16BE(1, 4)
  head.writeUInt16BE(records.length, 6)
  return Buffer.concat([head, query.subarray(12, end), ...records])
}

const nameBytes = (name: string) =>
  Buffer.concat([
    ...name.split('.').map((label) => Buffer.from([label.length, ...Buffer.from(label)])),
    Buffer.from([0]),
  ])

const encoded: Record<keyof Records, (text: string) => Buffer> = {
  A: (address) => Buffer.from(address.split('.').map(Number)),
  MX: (host) => Buffer.concat([Buffer.from([0, 10]), nameBytes(host)]),
  TXT: (text) => {
    const bytes = Buffer.from(text)
    const parts = Array.from({ length: Math.ceil(bytes.length / 255) || 1 }, (_, index) =>
      bytes.subarray(index * 255, (index + 1) * 255),
    )
    return Buffer.concat(parts.flatMap((part) => [Buffer.from([part.length]), part]))
  },
}
