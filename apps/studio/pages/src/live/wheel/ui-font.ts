/** What figures on the canvas are made of. */
const FIGURES = '0123456789 ×·:–'
let family: string | undefined

/** The families of everything that is read, as the page's styles name them. */
export function uiFont(): string {
  family ??= getComputedStyle(document.documentElement).getPropertyValue('--font-ui') || 'sans-serif'
  return family
}

/** A canvas does not wait for a font: it is drawn once more when the font has come. */
export function whenFigures(redraw: () => void): void {
  if (document.fonts.check(`700 20px ${uiFont()}`, FIGURES)) return
  // A fallback that this machine does not have is no fault.
  document.fonts.load(`700 20px ${uiFont()}`, FIGURES).then(redraw, () => undefined)
}
