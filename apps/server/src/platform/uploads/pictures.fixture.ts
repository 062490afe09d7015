import sharp from 'sharp'

type Drawing = { width?: number; height?: number; format?: 'jpeg' | 'png' | 'webp' | 'gif' | 'tiff' }

/** A picture of noise, which packs badly; a plain one packs to nothing. */
export const drawing = async ({ width = 64, height = 48, format = 'png' }: Drawing = {}, isNoise = false) => {
  const background = { r: 200, g: 40, b: 40 }
  const noise = isNoise ? { noise: { type: 'gaussian' as const, mean: 128, sigma: 60 } } : {}
  return sharp({ create: { width, height, channels: 3, background, ...noise } })
    .toFormat(format)
    .toBuffer()
}

export const formWith = (bytes: Uint8Array, name = 'file', fileName = 'a.png'): FormData => {
  const form = new FormData()
  form.append(name, new Blob([new Uint8Array(bytes)], { type: 'image/png' }), fileName)
  return form
}
