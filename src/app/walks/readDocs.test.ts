// Examples in the documents work, and the documents agree with each other.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openBucket } from '#kit/files/s3Bucket.ts'
import { readConfig } from '../config.ts'

const read = (name: string) => readFileSync(join(import.meta.dirname, '../../..', name), 'utf8')

test('S3 addresses in the documents are parsed with key, secret, folder, endpoint and region', async () => {
  const shown = ['docs/operations.md', 'packaging/estia.env', 'docs/operations/cluster.md'].flatMap(
    (name) =>
      [...read(name).matchAll(/^#?(FILES_URL|BACKUP_URL)=(s3:\S+)$/gm)].map((found) =>
        found.slice(1, 3),
      ),
  )
  expect(shown.length).toBeGreaterThan(2)
  for (const [name = '', url = ''] of shown) {
    expect(readConfig({ [name]: url })).toMatchObject(
      name === 'FILES_URL' ? { filesUrl: url } : { backupUrl: url },
    )
    expect(openBucket(url).bucket).toMatch(/^\w+$/)
  }
  const full = shown.map(([, url]) => url!).find((url) => url.includes('/folder?'))!
  const { client, bucket, prefix } = openBucket(full.replace('SECRET', 'a%2Fb+c%40d%3Ae%25'))
  expect([bucket, prefix]).toEqual(['bucket', 'folder/'])
  expect(await client.config.credentials()).toMatchObject({
    accessKeyId: 'KEY',
    secretAccessKey: 'a/b+c@d:e%',
  })
  expect(await client.config.region()).toBe('eu-south-1')
  expect((await client.config.endpoint?.())?.hostname).toBe('s3.example.com')
})

test('README and package.json name the same Node', () => {
  const { engines } = JSON.parse(read('package.json')) as { engines: { node: string } }
  expect(engines.node).toMatch(/^>=\d+\.\d+$/)
  expect(read('README.md')).toContain(`Node ${engines.node.slice(2)} or newer`)
})
