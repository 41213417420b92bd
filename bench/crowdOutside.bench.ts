// The crowd of visitors that bench/crowd.bench.ts starts; prints the numbers of its responses.
import autocannon from 'autocannon'

type Crowd = { url: string; path: string; together: number; seconds: number }
const { url, path, together, seconds } = JSON.parse(process.env['CROWD'] ?? '') as Crowd

/** Each visitor has an address and a network of their own. */
const networkOf = (at: number) => `${11 + (at % 80)}.${(at >> 8) % 250}.${at % 250}.7`

let at = 0
const { statusCodeStats = {} } = await autocannon({
  url,
  connections: together,
  duration: seconds,
  timeout: 60,
  requests: [
    {
      setupRequest: (request: autocannon.Request): autocannon.Request => ({
        ...request,
        method: 'GET',
        path,
        headers: { 'x-forwarded-for': networkOf(at++) },
      }),
    },
  ],
})
const answers = Object.entries(statusCodeStats).map(([status, { count }]) => `${count} × ${status}`)
process.stdout.write(answers.join(', '))
