// Tests how the server serves the built files, without a browser page.
import { expect, test } from '../journey.ts'

test('chunks are compressed and cached for a year, the page is revalidated @usual', async ({
  request,
}) => {
  const headers = { 'accept-encoding': 'br' }
  const page = await request.get('/Owners', { headers })
  expect(page.headers()).toMatchObject({ 'cache-control': 'no-cache', 'content-encoding': 'br' })
  const part = /\/assets\/[\w-]+\.js/.exec(await page.text())![0]
  for (const answer of [
    await request.get(part, { headers }),
    await request.head(part, { headers }),
  ])
    expect(answer.headers()).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'br',
      'content-type': 'application/javascript; charset=utf-8',
    })
  const unpacked = await request.get(part, { headers: { 'accept-encoding': 'identity' } })
  expect(unpacked.headers()['content-encoding']).toBeUndefined()
  expect(await unpacked.text()).toBe(await (await request.get(part, { headers })).text())
})

test('a chunk of another version is a 404, not the page', async ({ request }) => {
  for (const address of ['/assets/Another-0000.js', '/assets/%2e%2e/%2e%2e/package.json']) {
    const answer = await request.get(address)
    expect([403, 404], address).toContain(answer.status())
    expect(answer.headers()).toMatchObject({
      'content-type': expect.stringContaining('application/problem+json'),
    })
    expect(answer.headers()['cache-control'] ?? '').not.toContain('public')
  }
})
