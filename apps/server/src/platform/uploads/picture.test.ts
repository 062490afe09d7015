import { deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { encodePicture, MOST_STORED, MOST_UPLOADED } from './picture.ts'
import { drawing } from './pictures.fixture.ts'

const problemOf = (bytes: Uint8Array): Promise<unknown> =>
  encodePicture(bytes).then(
    () => 'taken',
    ({ problem }) => problem,
  )

/** A PNG that says it is so large and holds next to nothing. */
const pngOf = (width: number, height: number): Buffer => {
  const size = Buffer.alloc(13)
  size.writeUInt32BE(width, 0)
  size.writeUInt32BE(height, 4)
  size.set([8, 0, 0, 0, 0], 8)
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', size),
    chunk('IDAT', deflateSync(Buffer.alloc(1_000_000))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}
/** The same with its two frames announced behind its head, and the second one after its picture. */
const movingPng = (still: Buffer): Buffer => {
  const [head, picture] = [still.subarray(0, HEAD_BYTES), still.subarray(HEAD_BYTES, -END_BYTES)]
  const frames = Buffer.alloc(8)
  frames.writeUInt32BE(2)
  const control = (order: number): Buffer => {
    const fields = Buffer.alloc(26)
    fields.writeUInt32BE(order)
    still.copy(fields, 4, 16, 24)
    fields.set([0, 1, 0, 10], 20)
    return chunk('fcTL', fields)
  }
  const second = chunk('fdAT', Buffer.concat([Buffer.from([0, 0, 0, 2]), deflateSync(Buffer.alloc(48 * (64 * 3 + 1)))]))
  return Buffer.concat([
    head,
    chunk('acTL', frames),
    control(0),
    picture,
    control(1),
    second,
    still.subarray(-END_BYTES),
  ])
}
/** Of the signature with IHDR, and of IEND. */
const HEAD_BYTES = 33
const END_BYTES = 12
const chunk = (type: string, content: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(type), content])
  const framed = Buffer.alloc(body.length + 8)
  framed.writeUInt32BE(content.length)
  body.copy(framed, 4)
  framed.writeUInt32BE(crc(body), body.length + 4)
  return framed
}
const crc = (bytes: Buffer): number => {
  let sum = 0xffffffff
  for (const byte of bytes) {
    sum ^= byte
    for (let bit = 0; bit < 8; bit++) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1
  }
  return (sum ^ 0xffffffff) >>> 0
}

describe('a picture', () => {
  test.each(['jpeg', 'png', 'webp'] as const)(
    'of %s becomes a WebP of its own size, named by its content',
    async (format) => {
      const bytes = await drawing({ format })
      const [first, again] = [await encodePicture(bytes), await encodePicture(bytes)]
      expect(first).toMatchObject({ width: 64, height: 48, hash: again.hash })
      expect(await sharp(first.bytes).metadata()).toMatchObject({ format: 'webp', width: 64, height: 48 })
    },
  )

  test('keeps nothing but its pixels: no EXIF, no profile, no bytes after its end; and stands as its EXIF said', async () => {
    const secret = 'N37.5665 E126.9780'
    const photo = await sharp(await drawing({ format: 'jpeg' }))
      .withExif({ IFD0: { Copyright: secret, Orientation: '6' } })
      .withIccProfile('p3')
      .jpeg()
      .toBuffer()
    const made = await encodePicture(Buffer.concat([photo, Buffer.from(`<script>${secret}</script>`)]))
    expect(photo.includes(secret)).toBe(true)
    expect(made.bytes.includes(secret)).toBe(false)
    const { exif, icc, xmp } = await sharp(made.bytes).metadata()
    expect([exif, icc, xmp]).toEqual([undefined, undefined, undefined])
  })

  test('that is larger than any screen is made smaller, and stays below its most bytes', async () => {
    const made = await encodePicture(await drawing({ width: 2_600, height: 1_300, format: 'jpeg' }, true))
    expect([made.width, made.height]).toEqual([1_920, 960])
    expect(made.bytes.length).toBeLessThanOrEqual(MOST_STORED)
  })
})

describe('refused is', () => {
  test('what is of another kind, whatever it is called', async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>'
    for (const bytes of [
      Buffer.from(svg),
      await drawing({ format: 'gif' }),
      await drawing({ format: 'tiff' }),
      Buffer.from('%PDF-1.4'),
      Buffer.from('not a picture'),
      Buffer.alloc(0),
    ])
      expect(await problemOf(bytes), String(bytes.subarray(0, 8))).toBe('no_picture')
  })

  test('what is broken off', async () => {
    const whole = await drawing({ width: 400, height: 400, format: 'jpeg' }, true)
    expect(await problemOf(whole.subarray(0, whole.length / 2))).toBe('no_picture')
  })

  test('what moves', async () => {
    const frames = await sharp([await drawing(), await drawing({}, true)], { join: { animated: true } })
      .webp({ loop: 0, delay: [100, 100] })
      .toBuffer()
    expect((await sharp(frames).metadata()).pages).toBe(2)
    expect(await problemOf(frames)).toBe('animated')
  })

  test('a PNG that moves, which looks like a still to the reader of its pixels', async () => {
    const still = await drawing()
    const moving = movingPng(still)
    expect((await sharp(moving).metadata()).pages ?? 1).toBe(1)
    expect(await problemOf(moving)).toBe('animated')
    expect(await problemOf(still)).toBe('taken')
    // What stands in a text of the file says nothing of it.
    expect(await problemOf(await sharp(still).withXmp('<x:acTL/>').png().toBuffer())).toBe('taken')
  })

  test('what would unpack to more than memory holds, before it is unpacked', async () => {
    expect(await problemOf(pngOf(60_000, 60_000))).toBe('too_large')
    expect(await problemOf(Buffer.alloc(MOST_UPLOADED + 1))).toBe('too_large')
  })

  test('the one after a few that wait; the others are made', async () => {
    const bytes = await drawing({ width: 500, height: 500 }, true)
    const outcomes = await Promise.all(Array.from({ length: 6 }, () => problemOf(bytes)))
    expect(outcomes.toSorted()).toEqual(['busy', 'busy', 'taken', 'taken', 'taken', 'taken'])
    expect(await problemOf(bytes)).toBe('taken')
  })
})
