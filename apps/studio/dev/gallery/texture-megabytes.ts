import type { Container, Texture } from 'pixi.js'

const BYTES_OF_PIXEL = 4
/** Smaller copies for drawing it small. */
const MIPMAPS = 4 / 3

/** What all textures that are shown take, each counted once. */
export function textureMegabytes(views: readonly Container[]): string {
  const seen = new Set<Texture['source']>()
  const collect = (view: Container & { texture?: Texture }): void => {
    if (view.texture?.source) seen.add(view.texture.source)
    for (const child of view.children) collect(child as Container)
  }
  for (const view of views) collect(view)
  const bytes = [...seen].reduce(
    (sum, { pixelWidth, pixelHeight, autoGenerateMipmaps }) =>
      sum + pixelWidth * pixelHeight * BYTES_OF_PIXEL * (autoGenerateMipmaps ? MIPMAPS : 1),
    0,
  )
  return (bytes / 1_048_576).toFixed(1)
}
