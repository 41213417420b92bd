// The image's health check: exits with 0 if the server on this machine is ready.
import { get } from 'node:http'

const port = Number(process.env.PORT || 3000)
const request = get({ host: '127.0.0.1', port, path: '/readyz', timeout: 8_000 }, (answer) =>
  process.exit(answer.statusCode === 200 ? 0 : 1),
)
request.on('timeout', () => process.exit(1))
request.on('error', () => process.exit(1))
