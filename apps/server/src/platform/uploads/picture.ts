import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { createInTurn } from '../in-turn.ts'

/** Bytes of what is uploaded, and of what is made of it. */
export const MOST_UPLOADED = 8 * 1024 * 1024
export const MOST_STORED = 1024 * 1024
/** Pixels of what is uploaded: a small file may unpack to gigabytes. */
const MOST_PIXELS = 40_000_000
const MOST_SIDE = 1_920
const FORMATS = ['jpeg', 'png', 'webp']
const QUALITIES = [82, 70, 55]
const MOST_SECONDS = 15
/** Pictures that may wait for their turn; each is held in memory. */
const MOST_WAITING = 4

/** `hash`: hexadecimal SHA-256 of the bytes. */
export type Picture = { hash: string; bytes: Buffer; width: number; height: number }
export type PictureProblem = 'no_picture' | 'animated' | 'too_large' | 'busy'
export class PictureRefused extends Error {
  readonly problem: PictureProblem
  constructor(problem: PictureProblem) {
    super(problem)
    this.problem = problem
  }
}

// One at a time and on one core: the calls of members go on.
sharp.concurrency(1)
sharp.cache(false)
// Of its many readers only those of these formats are reached, whatever a file says of itself.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
})

const inTurn = createInTurn()
let waiting = 0

/**
 * The picture as WebP that is made of its pixels alone: no EXIF, no profile, no bytes that came with it. Turned as its EXIF says, and no side longer than
 * 1,920 pixels. Throws PictureRefused.
 */
export const encodePicture = async (uploaded: Uint8Array): Promise<Picture> => {
  if (uploaded.length === 0) throw new PictureRefused('no_picture')
  if (uploaded.length > MOST_UPLOADED) throw new PictureRefused('too_large')
  if (waiting >= MOST_WAITING) throw new PictureRefused('busy')
  waiting++
  try {
    return await inTurn('picture', () => encode(uploaded))
  } finally {
    waiting--
  }
}

const encode = async (uploaded: Uint8Array): Promise<Picture> => {
  const opened = () =>
    sharp(uploaded, { limitInputPixels: MOST_PIXELS, failOn: 'error' }).timeout({ seconds: MOST_SECONDS })
  const { format, pages = 1, width, height } = await opened().metadata().catch(refuse)
  if (!FORMATS.includes(format)) throw new PictureRefused('no_picture')
  if (pages > 1 || isMovingPng(uploaded)) throw new PictureRefused('animated')
  if (width * height > MOST_PIXELS) throw new PictureRefused('too_large')
  for (const quality of QUALITIES) {
    const { data, info } = await opened()
      .rotate()
      .resize({ width: MOST_SIDE, height: MOST_SIDE, fit: 'inside', withoutEnlargement: true })
      .webp({ quality })
      .toBuffer({ resolveWithObject: true })
      .catch(refuse)
    if (data.length <= MOST_STORED)
      return {
        hash: createHash('sha256').update(data).digest('hex'),
        bytes: data,
        width: info.width,
        height: info.height,
      }
  }
  throw new PictureRefused('too_large')
}

const PNG_HEAD_BYTES = 8
/** Length, name and sum of a chunk. */
const CHUNK_BYTES = 12

/** Whether a PNG says before its picture that it moves (`acTL`): libvips takes its first picture, browsers show the others. */
const isMovingPng = (file: Uint8Array): boolean => {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.length)
  if (bytes.toString('latin1', 1, 4) !== 'PNG') return false
  for (let at = PNG_HEAD_BYTES; at + CHUNK_BYTES <= bytes.length; at += CHUNK_BYTES + bytes.readUInt32BE(at)) {
    const name = bytes.toString('latin1', at + 4, at + 8)
    if (name === 'acTL') return true
    if (name === 'IDAT') return false
  }
  return false
}

const refuse = (error: Error): never => {
  throw new PictureRefused(/pixel limit|timeout/.test(error.message) ? 'too_large' : 'no_picture')
}
