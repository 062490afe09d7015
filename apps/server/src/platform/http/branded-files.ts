import { createHash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { siteMarks } from '@maru/contract/site-marks'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** What a site is called, where it is (without a slash at the end), and what it is played in. */
export type Brand = { name: string; origin: string; currency: string }
/** Answers with a file of the build, in the name of a site. */
export type SendBranded = (request: FastifyRequest, reply: FastifyReply, file: string, brand: Brand) => Promise<Buffer>
type Written = { tag: string; plain: Buffer; br: Buffer; gzip: Buffer }

/** Three languages, two documents and a manifest: enough for a hundred sites, at about 200 kB a document. */
const maximumWritten = 900
const brotliQuality = 9
/** A site that is built anew is served within this, without a restart. */
const lookAgainMs = 1_000

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const inHtml = (text: string): string => text.replace(/[&<>"']/g, (letter) => entities[letter] ?? letter)
const inJson = (text: string): string => JSON.stringify(text).slice(1, -1)

/** Each file is written and packed once for each site, and again when it has changed. */
export const brandedFiles = (folder: string): SendBranded => {
  const written = new Map<string, Promise<Written>>()
  const versionOf = versions(folder)
  const writtenFor = async (file: string, brand: Brand): Promise<Written> => {
    const key = JSON.stringify([file, await versionOf(file), brand.name, brand.origin, brand.currency])
    const known = written.get(key)
    if (known) return known
    if (written.size >= maximumWritten) written.clear()
    const fresh = write(join(folder, file), brand)
    written.set(key, fresh)
    fresh.catch(() => written.delete(key))
    return fresh
  }
  return async (request, reply, file, brand) => {
    const { tag, ...bodies } = await writtenFor(file, brand)
    const coding = codingOf(String(request.headers['accept-encoding'] ?? ''))
    reply.header('etag', `W/"${tag}"`)
    if (request.headers['if-none-match']?.includes(tag)) {
      reply.code(304)
      return Buffer.alloc(0)
    }
    if (coding !== 'plain') reply.header('content-encoding', coding)
    return bodies[coding]
  }
}

/** Of each file what it is known by; the last one while it is missing, as between two builds. Looks at the disk once in `lookAgainMs` for each. */
const versions = (folder: string): ((file: string) => Promise<string>) => {
  const seen = new Map<string, { version: Promise<string>; at: number }>()
  return (file) => {
    const known = seen.get(file)
    if (known && performance.now() - known.at < lookAgainMs) return known.version
    const version = stat(join(folder, file)).then(
      ({ mtimeMs, size }) => `${mtimeMs}/${size}`,
      () => known?.version ?? '',
    )
    seen.set(file, { version, at: performance.now() })
    return version
  }
}

const write = async (path: string, { name, origin, currency }: Brand): Promise<Written> => {
  const escaped = path.endsWith('.html') ? inHtml : inJson
  const text = (await readFile(path, 'utf8'))
    .replaceAll(siteMarks.name, () => escaped(name))
    .replaceAll(siteMarks.origin, () => escaped(origin))
    .replaceAll(siteMarks.currency, () => escaped(currency))
  const plain = Buffer.from(text)
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
    [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
  }
  const [br, zipped] = await Promise.all([
    promisify(brotliCompress)(plain, { params }),
    promisify(gzip)(plain, { level: 9 }),
  ])
  return { tag: createHash('sha256').update(plain).digest('base64url').slice(0, 27), plain, br, gzip: zipped }
}

const codingOf = (accepted: string): Exclude<keyof Written, 'tag'> => {
  const isAccepted = (coding: string): boolean =>
    accepted.split(',').some((one) => {
      const [name, weight] = one.split(';')
      return name?.trim().toLowerCase() === coding && !/^\s*q=0(\.0*)?\s*$/.test(weight ?? '')
    })
  if (isAccepted('br')) return 'br'
  return isAccepted('gzip') ? 'gzip' : 'plain'
}
