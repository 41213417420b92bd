// Stores backups in a bucket of Amazon S3 or a compatible service.
import { DeleteObjectCommand, GetObjectCommand, paginateListObjectsV2 } from '@aws-sdk/client-s3'
import { PassThrough, Readable } from 'node:stream'
import { asMissing, openBucket, uploadWhole } from '#kit/files/s3Bucket.ts'
import { checkBackupName } from './backupStore.ts'
import type { BackupStore } from './backupStore.ts'

/** @param url see s3Bucket.ts */
export function s3Backups(url: string): BackupStore {
  const opened = openBucket(url)
  const { client, bucket, prefix } = opened
  const service = URL.parse(new URL(url).searchParams.get('endpoint') ?? '')?.host
  const at = (name: string) => {
    checkBackupName(name)
    return { Bucket: bucket, Key: `${prefix}${name}` }
  }
  return {
    // Includes the service, because buckets of two services may have the same name.
    where: `s3://${bucket}/${prefix}${service ? ` at ${service}` : ''}`,
    async write(name, content) {
      checkBackupName(name)
      const passed = new PassThrough()
      content.on('error', (error) => passed.destroy(error))
      await uploadWhole(opened, name, content.pipe(passed), 'application/octet-stream')
    },
    async read(name) {
      const { Body } = await client
        .send(new GetObjectCommand(at(name)))
        .catch((error: unknown) => Promise.reject(asMissing(error) ?? error))
      if (!(Body instanceof Readable)) throw new Error(`${name} has no readable content`)
      return Body
    },
    async *list(folder) {
      const pages = paginateListObjectsV2({ client }, { Bucket: bucket, Prefix: prefix + folder })
      for await (const { Contents = [] } of pages)
        for (const { Key = '', Size = 0 } of Contents)
          yield { name: Key.slice(prefix.length), size: Size }
    },
    async remove(name) {
      await client.send(new DeleteObjectCommand(at(name)))
    },
  }
}
