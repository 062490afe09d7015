import { AwsClient } from 'aws4fetch'
import type { Config } from '../../config.ts'
import type { Ctx } from '../context.ts'
import type { Picture } from './picture.ts'

/** A bucket of S3 or what speaks like it. */
type Bucket = { put(name: string, bytes: Buffer): Promise<void>; get(name: string): Promise<Buffer | undefined> }

const BUCKET_MS = 10_000
export const pictureName = (siteId: number, hash: string): string => `pictures/${siteId}/${hash}.webp`

/** The picture of the site, stored once however often it comes. Without a transaction; what is stored before the row is not lost when it fails, but stored again. */
export const storePicture = async (ctx: Ctx, { hash, bytes, width, height }: Picture): Promise<void> => {
  const bucket = bucketOf(ctx.config)
  await bucket?.put(pictureName(ctx.siteId, hash), bytes)
  await ctx.db.query(
    `INSERT INTO platform.picture (site_id, hash, width, height, size, content, created_at) VALUES ($1, $2, $3, $4, $5, $6, $7)
     ON CONFLICT (site_id, hash) DO NOTHING`,
    [ctx.siteId, hash, width, height, bytes.length, bucket ? null : bytes, ctx.now],
  )
}

export const isPicture = async (ctx: Ctx, hash: string): Promise<boolean> => {
  const found = await ctx.db.query('SELECT 1 FROM platform.picture WHERE site_id = $1 AND hash = $2', [
    ctx.siteId,
    hash,
  ])
  return found.length > 0
}

export const readPicture = async (ctx: Ctx, siteId: number, hash: string): Promise<Buffer | undefined> => {
  const [found] = await ctx.db.query<{ content: Buffer | null }>(
    'SELECT content FROM platform.picture WHERE site_id = $1 AND hash = $2',
    [siteId, hash],
  )
  // Where it lies in a bucket the row has no content: one that was stored before the setting changed stays where it is.
  return found && (found.content ?? (await bucketOf(ctx.config)?.get(pictureName(siteId, hash))))
}

const bucketOf = (config: Config): Bucket | undefined => {
  const { UPLOADS_S3_URL: url, UPLOADS_S3_KEY_ID: accessKeyId, UPLOADS_S3_SECRET: secretAccessKey } = config
  if (!url || !accessKeyId || !secretAccessKey) return undefined
  const client = new AwsClient({ accessKeyId, secretAccessKey, service: 's3', region: config.UPLOADS_S3_REGION })
  const ask = async (name: string, init: RequestInit): Promise<Response> => {
    const request = await client.sign(`${url}/${name}`, init)
    return fetch(request, { signal: AbortSignal.timeout(BUCKET_MS), redirect: 'error' })
  }
  return {
    async put(name, bytes) {
      const answer = await ask(name, {
        method: 'PUT',
        body: new Uint8Array(bytes),
        headers: { 'content-type': 'image/webp' },
      })
      if (!answer.ok) throw new Error(`the bucket of pictures answered ${answer.status}`)
    },
    async get(name) {
      const answer = await ask(name, {})
      if (answer.status === 404) return undefined
      if (!answer.ok) throw new Error(`the bucket of pictures answered ${answer.status}`)
      return Buffer.from(await answer.arrayBuffer())
    },
  }
}
