// Stores files in a bucket of Amazon S3 or a compatible service.
import { DeleteObjectCommand, GetObjectCommand, paginateListObjectsV2 } from '@aws-sdk/client-s3'
import { Readable, Transform } from 'node:stream'
import { DamagedFile, checkStoredName } from './fileStore.ts'
import type { FileStore } from './fileStore.ts'
import { asMissing, openBucket, uploadWhole } from './s3Bucket.ts'

/** @param url see s3Bucket.ts */
export function s3Store(url: string): FileStore {
  const opened = openBucket(url)
  const { client, bucket, prefix } = opened
  const at = (name: string) => {
    checkStoredName(name)
    return { Bucket: bucket, Key: `${prefix}${name}` }
  }
  return {
    async write(name, content, contentType) {
      let size = 0
      const counted = new Transform({
        transform(chunk: Buffer, _encoding, done) {
          size += chunk.length
          done(null, chunk)
        },
      })
      content.on('error', (error) => counted.destroy(error))
      checkStoredName(name)
      await uploadWhole(opened, name, content.pipe(counted), contentType)
      return size
    },
    async read(name, range, size) {
      const Range = range && `bytes=${range.start}-${range.end}`
      const { Body, ContentLength, ContentRange } = await client
        .send(new GetObjectCommand({ ...at(name), ...(Range && { Range }) }))
        .catch((error: unknown) => Promise.reject(asMissing(error) ?? error))
      if (!(Body instanceof Readable)) throw new Error(`${name} has no readable content`)
      // The whole size of a partial answer comes after the slash: bytes 0-9/1234.
      const storedSize = range ? Number(ContentRange?.split('/')[1]) : ContentLength
      if (size !== undefined && storedSize !== undefined && storedSize !== size) {
        Body.destroy()
        throw new DamagedFile(name, size, storedSize)
      }
      return Body
    },
    async remove(name) {
      await client.send(new DeleteObjectCommand(at(name)))
    },
    async *list() {
      // Backups may be in other folders of the same bucket.
      const within = { Bucket: bucket, Prefix: prefix, Delimiter: '/' }
      for await (const { Contents = [] } of paginateListObjectsV2({ client }, within))
        for (const { Key = '', Size = 0, LastModified } of Contents)
          yield {
            name: Key.slice(prefix.length),
            size: Size,
            writtenOn: LastModified?.getTime() ?? 0,
          }
    },
  }
}
