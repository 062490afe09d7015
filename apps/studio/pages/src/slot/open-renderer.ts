import 'pixi.js/unsafe-eval'
import { type CanvasRenderer, isWebGLSupported, WebGLRenderer } from 'pixi.js'

/** Pixels of the screen for one of the layout: large screens show everything larger. */
export const pixelsPer = (element: Element): number => Math.min(devicePixelRatio, 2) * (element.currentCSSZoom ?? 1)

/**
 * Draws into a canvas in `host`. Not pixi's `Application`, which loads the parts for pressing, filters and three kinds of canvas; a browser without WebGL
 * loads the one that it needs.
 */
export async function openRenderer(host: HTMLElement): Promise<WebGLRenderer | CanvasRenderer> {
  const Renderer = isWebGLSupported() ? WebGLRenderer : (await import('./canvas-renderer.ts')).CanvasRenderer
  const renderer = new Renderer()
  await renderer.init({
    skipExtensionImports: true,
    backgroundAlpha: 0,
    antialias: true,
    autoDensity: true,
    resolution: pixelsPer(host),
    width: Math.max(1, host.clientWidth),
    height: Math.max(1, host.clientHeight),
  })
  renderer.canvas.setAttribute('aria-hidden', 'true')
  host.replaceChildren(renderer.canvas)
  return renderer
}
